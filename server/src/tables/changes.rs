//! What has changed from one view to the next, as a JSON Patch (RFC 6902), for pages that have the earlier one.
//!
//! Views are compared as the texts they are sent as, without reading them into values first: that would cost more than all
//! the rest of an update. Both texts are the engine's own JSON, without spaces.

/// The way from one text to another, unless that is longer than the other text itself.
pub(super) fn changes(old: &str, new: &str) -> Option<String> {
    let mut patch = Patch { text: String::from("["), path: String::new() };
    patch.compare(old, new);
    patch.text.push(']');
    (patch.text.len() < new.len()).then_some(patch.text)
}

struct Patch {
    text: String,
    path: String,
}

impl Patch {
    /// Writes what has changed here and below; all of it anew, if that is shorter.
    fn compare(&mut self, old: &str, new: &str) {
        if old == new {
            return;
        }
        let (began, place) = (self.text.len(), self.path.len());
        match (old.as_bytes().first(), new.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => self.compare_objects(old, new),
            (Some(b'['), Some(b'[')) => self.compare_lists(old, new),
            _ => return self.write("replace", Some(new)),
        }
        debug_assert_eq!(self.path.len(), place, "whoever goes down comes back");
        let anew = r#"{"op":"replace","path":"","value":}"#.len() + place + new.len();
        if self.text.len() - began > anew {
            self.text.truncate(began);
            self.write("replace", Some(new));
        }
    }

    fn compare_objects(&mut self, old: &str, new: &str) {
        let (old, new): (Vec<_>, Vec<_>) = (members(old).collect(), members(new).collect());
        for (at, (key, _)) in old.iter().enumerate() {
            if find(&new, at, key).is_none() {
                self.below(key, |patch| patch.write("remove", None));
            }
        }
        for (at, (key, value)) in new.iter().enumerate() {
            match find(&old, at, key) {
                Some(before) => self.below(key, |patch| patch.compare(before, value)),
                None => self.below(key, |patch| patch.write("add", Some(value))),
            }
        }
    }

    fn compare_lists(&mut self, old: &str, new: &str) {
        let (old, new): (Vec<_>, Vec<_>) = (items(old).collect(), items(new).collect());
        for (at, (before, after)) in old.iter().zip(&new).enumerate() {
            self.below(&at.to_string(), |patch| patch.compare(before, after));
        }
        for at in (new.len()..old.len()).rev() {
            self.below(&at.to_string(), |patch| patch.write("remove", None));
        }
        for more in new.iter().skip(old.len()) {
            self.below("-", |patch| patch.write("add", Some(more)));
        }
    }

    /// Does something one step further down. The key is as it stands in the text, escapes and all.
    fn below(&mut self, key: &str, work: impl FnOnce(&mut Self)) {
        let place = self.path.len();
        self.path.push('/');
        for letter in key.chars() {
            match letter {
                '~' => self.path.push_str("~0"),
                '/' => self.path.push_str("~1"),
                other => self.path.push(other),
            }
        }
        work(self);
        self.path.truncate(place);
    }

    fn write(&mut self, op: &str, value: Option<&str>) {
        if self.text.len() > 1 {
            self.text.push(',');
        }
        self.text.push_str(r#"{"op":""#);
        self.text.push_str(op);
        self.text.push_str(r#"","path":""#);
        self.text.push_str(&self.path);
        self.text.push('"');
        if let Some(value) = value {
            self.text.push_str(r#","value":"#);
            self.text.push_str(value);
        }
        self.text.push('}');
    }
}

/// The value of a key, which is probably at this place: mostly the same keys come in the same order.
fn find<'a>(members: &[(&str, &'a str)], at: usize, key: &str) -> Option<&'a str> {
    let here = members.get(at).filter(|(other, _)| *other == key);
    here.or_else(|| members.iter().find(|(other, _)| *other == key)).map(|(_, value)| *value)
}

/// The keys, without their quotes, and values of an object.
fn members(object: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let key = value_at(object, at)?;
        let value = value_at(object, at + key.len() + 1)?;
        at += key.len() + value.len() + 2;
        Some((&key[1..key.len() - 1], value))
    })
}

/// The items of a list.
fn items(list: &str) -> impl Iterator<Item = &str> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let item = value_at(list, at)?;
        at += item.len() + 1;
        Some(item)
    })
}

/// The value that begins at this byte; nothing where the list or object around it ends.
fn value_at(text: &str, start: usize) -> Option<&str> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (start, 0_u32);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth > 1 => depth -= 1,
            b'}' | b']' if depth == 1 => {
                at += 1;
                break;
            }
            b'}' | b']' | b',' | b':' if depth == 0 => break,
            _ => {}
        }
        at += 1;
    }
    (at > start).then(|| &text[start..at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    /// What a page makes of it, by somebody else's reading of the RFC.
    fn patched(old: &Value, patch: &str) -> Value {
        let mut patched = old.clone();
        let patch: json_patch::Patch = serde_json::from_str(patch).expect("it is a patch");
        json_patch::patch(&mut patched, &patch).expect("it fits");
        patched
    }

    #[test]
    fn only_what_changed_is_told() {
        let told = |old: Value, new: Value| changes(&old.to_string(), &new.to_string());
        let player = |gold: u8| json!({"name": "Zoé \"la/Rouge\"", "gold": gold, "cards": [1, 2, 3], "inn": null});
        let [old, new] = [3, 4].map(|gold| json!({"players": [player(1), player(gold)], "round": 7}));
        let gold = r#"[{"op":"replace","path":"/players/1/gold","value":4}]"#;
        assert_eq!(told(old.clone(), new).as_deref(), Some(gold));
        assert_eq!(told(old.clone(), old).as_deref(), Some("[]"));
        assert_eq!(told(json!([1, 2]), json!({"a": 1})), None, "all of it is shorter");
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (-3..1000_i32).prop_map(Value::from),
            "[a-c\"\\\\/~\\[{é,:]{0,4}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 60, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::btree_map("[a-c/~\"]{1,2}", inner, 0..6)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        /// Anything becomes anything: long texts follow, so that a patch is worth it.
        #[test]
        fn a_page_arrives_at_the_same(one in any_json(), two in any_json()) {
            let long = "x".repeat(20_000);
            let [old, new] = [json!([one, long]), json!([two, long])];
            let patch = changes(&old.to_string(), &new.to_string()).expect("a patch is shorter");
            prop_assert_eq!(patched(&old, &patch), new);
        }
    }
}
