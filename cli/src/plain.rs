//! Text for terminals that know ASCII only: the same words, with plain signs.

use std::{borrow::Cow, env};

/// Whether the signs of this terminal are ASCII only: its locale is named, and is not one of UTF-8.
pub(crate) fn wanted() -> bool {
    let set = |name| env::var(name).ok().filter(|value: &String| !value.is_empty());
    is_ascii(["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).as_deref())
}

/// Where no locale is named at all, as in containers and on Windows, the terminal mostly knows more than that.
fn is_ascii(locale: Option<&str>) -> bool {
    locale.is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    })
}

/// The text with every sign put into ASCII.
pub(crate) fn ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(text.chars().flat_map(signs).collect()) }
}

/// What stands for a sign.
pub(crate) fn signs(sign: char) -> impl Iterator<Item = char> {
    let own = sign.is_ascii().then_some(sign);
    let stand_in = if sign.is_ascii() { "" } else { stand_in(sign) };
    own.into_iter().chain(stand_in.chars())
}

fn stand_in(sign: char) -> &'static str {
    match sign {
        'à' | 'â' | 'ä' | 'á' => "a",
        'À' | 'Â' | 'Ä' | 'Á' => "A",
        'ç' => "c",
        'Ç' => "C",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'É' | 'È' | 'Ê' | 'Ë' => "E",
        'î' | 'ï' | 'í' => "i",
        'Î' | 'Ï' | 'Í' => "I",
        'ô' | 'ö' | 'ó' => "o",
        'Ô' | 'Ö' | 'Ó' => "O",
        'ù' | 'û' | 'ü' | 'ú' => "u",
        'Ù' | 'Û' | 'Ü' | 'Ú' => "U",
        'ñ' => "n",
        'œ' => "oe",
        'Œ' => "OE",
        'æ' => "ae",
        'Æ' => "AE",
        '’' | '‘' => "'",
        '“' | '”' | '«' | '»' => "\"",
        '–' | '—' | '−' | '─' | '╌' => "-",
        '│' | '┆' => "|",
        '═' => "=",
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╞' | '╡' | '╪' => "+",
        '…' => "...",
        '•' | '·' | '★' | '☆' => "*",
        '×' => "x",
        '±' => "+/-",
        '→' => "->",
        '←' => "<-",
        '▲' => "^",
        '▼' => "v",
        '♥' => "h",
        '■' => "#",
        '□' => "_",
        'º' | '°' => "o",
        '©' => "(c)",
        // Blanks of French, and others.
        '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    #[test]
    fn a_locale_says_what_its_terminal_knows() {
        for locale in ["C", "POSIX", "fr_FR", "fr_FR.ISO-8859-1", "en_US@euro"] {
            assert!(is_ascii(Some(locale)), "{locale}");
        }
        for locale in [Some("fr_FR.UTF-8"), Some("C.utf8"), None] {
            assert!(!is_ascii(locale), "{locale:?}");
        }
    }

    #[test]
    fn words_stay_words() {
        assert_eq!(ascii("Cœur\u{a0}: « Épée »… 3\u{202f}×\u{202f}2 ± 1"), "Coeur : \" Epee \"... 3 x 2 +/- 1");
        assert_eq!(ascii("漢"), "?");
        assert!(matches!(ascii("plain"), Cow::Borrowed("plain")));
    }

    /// Every file with words of ours, under a folder.
    fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
        for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
            let path = entry.path();
            let named = |names: &[&str]| path.file_name().is_some_and(|it| names.iter().any(|name| it == *name));
            if path.is_dir() && !named(&["target", "node_modules", "dist", "board", "web", "e2e"]) {
                files(&path, found);
            } else if path.extension().is_some_and(|it| it == "ftl") || named(&["fr.md", "en.md"]) {
                found.push(path);
            }
        }
    }

    #[test]
    fn every_sign_of_our_words_has_a_stand_in() {
        let mut found = Vec::new();
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut found);
        assert!(found.len() > 20, "{found:?}");
        for file in found {
            let text = fs::read_to_string(&file).expect("words are text");
            for sign in text.chars().filter(|sign| !sign.is_ascii()) {
                assert_ne!(stand_in(sign), "?", "{sign:?} ({:x}) in {}", u32::from(sign), file.display());
            }
        }
    }
}
