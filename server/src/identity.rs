//! Who somebody is: a guest with a random token in a cookie, of which only the hash is kept.

use crate::{
    body::Body,
    clock::now,
    house::House,
    legible::legible,
    limits::household,
    protocol::{Belongings, CarryLink, Claim, Code, CodeOf, LookAtCode, Me, Problem, Rename},
    store::{Person, SecretHash},
    tables::{Command, Tables},
};
use axum::{
    Json,
    extract::{ConnectInfo, FromRequestParts, State},
    http::{HeaderValue, StatusCode, header, request::Parts},
    response::{AppendHeaders, IntoResponse, Response},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};
use std::{net::SocketAddr, sync::Arc};

const COOKIE: &str = "taverne";
const YEAR: u32 = 365 * 24 * 60 * 60;
const CARRY_MINUTES: i64 = 15;
/// Letters and digits that cannot be taken for one another.
const CODE_ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has no randomness to give");
    bytes
}

/// 128 bits that nobody can guess.
pub(crate) fn secret_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// Whoever asks, if they have been here before.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<Person>);

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        match token(parts) {
            None => Ok(Self(None)),
            Some(token) => Ok(Self(house.store.person_of_token(&hash(token)).await?)),
        }
    }
}

fn token(parts: &Parts) -> Option<&str> {
    let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, value)| *name == COOKIE && value.len() == 43).map(|(_, value)| value)
}

/// Whoever asks; a newcomer becomes a guest, and gets the cookie with the answer.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) person: Person,
    cookie: Option<HeaderValue>,
}

impl FromRequestParts<Arc<House>> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        if let Visitor(Some(person)) = Visitor::from_request_parts(parts, house).await? {
            return Ok(Self { person, cookie: None });
        }
        if let Some(ConnectInfo(address)) = parts.extensions.get::<ConnectInfo<SocketAddr>>() {
            house.rates.new_people.take(household(address.ip())).map_err(Problem::too_many)?;
        }
        let tag = format!("p_{}", URL_SAFE_NO_PAD.encode(random::<9>()));
        let person = Person { tag, name: String::new() };
        let token = URL_SAFE_NO_PAD.encode(random::<32>());
        house.store.add_person(&person, &hash(&token)).await?;
        Ok(Self { person, cookie: Some(cookie(&token, YEAR, house.config.secure_cookie)) })
    }
}

impl Guest {
    /// The answer, with the cookie if this is a newcomer.
    pub(crate) fn answer(self, answer: impl IntoResponse) -> Response {
        (AppendHeaders(self.cookie.map(|cookie| (header::SET_COOKIE, cookie))), answer).into_response()
    }
}

fn cookie(token: &str, seconds: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("a token is plain letters")
}

fn me(person: &Person) -> Json<Me> {
    Json(Me { person: person.tag.clone(), name: person.name.clone() })
}

pub(crate) async fn show(guest: Guest) -> Response {
    let me = me(&guest.person);
    guest.answer(me)
}

pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    mut guest: Guest,
    Body(Rename { name }): Body<Rename>,
) -> Result<Response, Problem> {
    guest.person.name = clean_name(&name, house.config.limits.name_characters)?;
    house.store.rename(&guest.person.tag, &guest.person.name).await?;
    for id in unfinished(&house, &guest.person.tag).await? {
        let person = &guest.person;
        Tables::ask(&house, &id, |reply| Command::Rename { person: person.clone(), reply }).await?;
    }
    let me = me(&guest.person);
    Ok(guest.answer(me))
}

/// A name as it will be shown: without what is invisible, and not too long.
pub(crate) fn clean_name(name: &str, longest: usize) -> Result<String, Problem> {
    let name = legible(name);
    match name.chars().count() {
        0 => Err(Problem::new(Code::Malformed, "error-name-empty")),
        length if length > longest => Err(Problem::new(Code::TooLarge, "error-name-long")),
        _ => Ok(name),
    }
}

async fn unfinished(house: &House, person: &str) -> Result<Vec<String>, Problem> {
    let tables = house.store.tables_of(person, 1_000).await?;
    let unfinished = tables.into_iter().filter(|table| table.phase != crate::protocol::Phase::Over);
    Ok(unfinished.map(|table| table.id).collect())
}

/// A code that carries this identity to another device, once.
pub(crate) async fn carry(State(house): State<Arc<House>>, guest: Guest) -> Result<Response, Problem> {
    let letters: Vec<char> = random::<12>().iter().map(|byte| CODE_ALPHABET[usize::from(byte % 32)] as char).collect();
    let code = letters.chunks(4).map(String::from_iter).collect::<Vec<_>>().join("-");
    let expires_at = now() + CARRY_MINUTES * 60_000;
    house.store.add_carry_code(&guest.person.tag, &hash(&code), expires_at).await?;
    let path = format!("/link#{code}");
    Ok(guest.answer(Json(CarryLink { code, path, expires_at })))
}

fn hash_of_code(code: &str) -> SecretHash {
    hash(&code.trim().to_ascii_uppercase())
}

fn expired() -> Problem {
    Problem::new(Code::Expired, "error-expired")
}

/// What this device would hand over to somebody else, if it has anything.
async fn at_stake(house: &House, before: Option<&Person>, to: &Person) -> Result<Option<Belongings>, Problem> {
    let Some(before) = before.filter(|before| before.tag != to.tag) else { return Ok(None) };
    let (tables, campaigns) = house.store.belongings_of(&before.tag).await?;
    Ok((tables + campaigns > 0).then(|| Belongings { name: before.name.clone(), tables, campaigns }))
}

/// Whose a code is, before anything is done with it: somebody may have sent you theirs to get what is yours.
pub(crate) async fn look(
    State(house): State<Arc<House>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visitor): Visitor,
    Body(LookAtCode { code }): Body<LookAtCode>,
) -> Result<Json<CodeOf>, Problem> {
    house.rates.claims.take(household(address.ip())).map_err(Problem::too_many)?;
    let person = house.store.person_of_carry_code(&hash_of_code(&code)).await?.ok_or_else(expired)?;
    let (tables, _) = house.store.belongings_of(&person.tag).await?;
    let hand_over = at_stake(&house, visitor.as_ref(), &person).await?;
    let already = visitor.is_some_and(|visitor| visitor.tag == person.tag);
    Ok(Json(CodeOf { name: person.name, tables, already, hand_over }))
}

/// Takes on an identity from another device; the seats and campaigns this one held move along, if that was said.
pub(crate) async fn claim(
    State(house): State<Arc<House>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(before): Visitor,
    Body(Claim { code, hand_over }): Body<Claim>,
) -> Result<Response, Problem> {
    house.rates.claims.take(household(address.ip())).map_err(Problem::too_many)?;
    let code = hash_of_code(&code);
    let person = house.store.person_of_carry_code(&code).await?.ok_or_else(expired)?;
    if !hand_over && at_stake(&house, before.as_ref(), &person).await?.is_some() {
        return Err(Problem::new(Code::Unconfirmed, "error-unconfirmed"));
    }
    let person = house.store.take_carry_code(&code).await?.ok_or_else(expired)?;
    if let Some(before) = before.filter(|before| before.tag != person.tag) {
        to_the_end(become_another(house.clone(), before.tag, person.clone())).await?;
    }
    let token = URL_SAFE_NO_PAD.encode(random::<32>());
    house.store.add_token(&person.tag, &hash(&token)).await?;
    let cookie = cookie(&token, YEAR, house.config.secure_cookie);
    let me = me(&person);
    Ok(Guest { person, cookie: Some(cookie) }.answer(me))
}

/// Goes on even if the page is closed meanwhile: nobody wants to be half forgotten, or half of two people.
async fn to_the_end(doing: impl Future<Output = Result<(), Problem>> + Send + 'static) -> Result<(), Problem> {
    tokio::spawn(doing).await.map_err(|error| Problem::trouble(&error))?
}

async fn become_another(house: Arc<House>, from: String, to: Person) -> Result<(), Problem> {
    for id in house.store.traces_of(&from).await? {
        let hand_over = |reply| Command::HandOver { from: from.clone(), to: to.clone(), reply };
        Tables::ask(&house, &id, hand_over).await?;
    }
    house.store.hand_over_campaigns(&from, &to.tag).await?;
    house.store.forget_person(&from).await?;
    Ok(())
}

async fn forget_person(house: Arc<House>, person: String) -> Result<(), Problem> {
    let mut traces = house.store.traces_of(&person).await?;
    loop {
        for id in &traces {
            Tables::ask(&house, id, |reply| Command::Forget { person: person.clone(), reply }).await?;
        }
        house.store.forget_person(&person).await?;
        // They may have sat down somewhere while we looked; from now on they cannot.
        traces = house.store.traces_of(&person).await?;
        if traces.is_empty() {
            return Ok(());
        }
    }
}

/// Forgets a person: name, chat, tokens, campaigns; bots take the seats of running games.
pub(crate) async fn forget(
    State(house): State<Arc<House>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(person): Visitor,
) -> Result<impl IntoResponse, Problem> {
    if let Some(person) = person {
        house.rates.farewells.take(household(address.ip())).map_err(Problem::too_many)?;
        to_the_end(forget_person(house.clone(), person.tag)).await?;
    }
    let gone = cookie("", 0, house.config.secure_cookie);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, gone)]))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(clean_name("  Al\u{202e}dric \n the  Bold ", 30).unwrap(), "Al dric the Bold");
        assert_eq!(clean_name(" \u{200b}\u{301} ", 30).unwrap_err().code, Code::Malformed);
        assert_eq!(clean_name(&"é".repeat(31), 30).unwrap_err().code, Code::TooLarge);
    }

    #[test]
    fn ids_have_128_bits() {
        assert_eq!(secret_id().len(), 22);
        assert_ne!(secret_id(), secret_id());
    }
}
