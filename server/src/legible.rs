//! What people write for others to read: nothing in it that cannot be seen, turns the line around or grows out of it.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// No language puts more on one letter, once those are counted in that have a letter of their own.
const MOST_MARKS: usize = 2;

/// Makes a picture of the sign before it, and one of two pictures.
const PICTURE: char = '\u{fe0f}';
const JOINER: char = '\u{200d}';

/// The text as it will be shown, on one line. Where there was something that nobody sees there is a space.
pub(crate) fn legible(text: &str) -> String {
    let (mut seen, mut marks) = (String::with_capacity(text.len()), 0);
    for sign in text.nfc() {
        if seen.ends_with(JOINER) && !is_picture(sign) {
            seen.pop();
        }
        let before = seen.chars().next_back().unwrap_or(' ');
        match sign {
            // They make one picture of several, and nothing of letters.
            PICTURE if is_picture(before) => seen.push(sign),
            JOINER if is_picture(before) || before == PICTURE => seen.push(sign),
            PICTURE | JOINER => {}
            _ if is_hidden(sign) => seen.push(' '),
            _ if is_combining_mark(sign) => {
                marks += 1;
                if marks <= MOST_MARKS && !before.is_whitespace() {
                    seen.push(sign);
                }
                continue;
            }
            _ => seen.push(sign),
        }
        marks = 0;
    }
    let seen = seen.trim_end_matches(JOINER);
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_picture(sign: char) -> bool {
    !sign.is_ascii() && !sign.is_alphanumeric() && !sign.is_whitespace() && !matches!(sign, PICTURE | JOINER)
}

/// Controls, directions, blanks that take up no room or look like nothing, and what no typeface has.
fn is_hidden(sign: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned};
    let blank = matches!(sign,
        '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}');
    let nothing = [Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned];
    blank || nothing.contains(&sign.general_category())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_does_not_stay() {
        for (written, shown) in [
            ("  Al\u{202e}dric \n the  Bold ", "Al dric the Bold"),
            (" \u{200b}\u{2800}\u{3164}\u{e0041} ", ""),
            ("\u{2067}evil\u{2069}", "evil"),
            ("a\u{0}b\u{7f}c\u{9b}d", "a b c d"),
            ("Al\u{200d}d\u{fe0f}ric", "Aldric"),
            ("\u{301}\u{301}", ""),
            ("😀\u{200d}\u{200d}\u{fe0f}\u{fe0f}\u{200d}", "😀\u{fe0f}"),
            ("😀\u{fe0f}\u{fe0f}\u{200d}x", "😀\u{fe0f}x"),
            ("Zoé\u{600}", "Zoé"),
            ("Zoé\u{378}\u{fffe}", "Zoé"),
        ] {
            assert_eq!(legible(written), shown, "{written:?}");
        }
    }

    #[test]
    fn letters_do_not_grow_into_other_lines() {
        assert_eq!(legible(&format!("Z{}e", "\u{489}".repeat(300))), "Z\u{489}\u{489}e");
        assert_eq!(legible("e\u{301}le\u{300}ve"), "élève", "one letter is one letter");
        assert_eq!(legible("Việt Nguyễn"), "Việt Nguyễn");
    }

    #[test]
    fn what_people_really_write_stays() {
        for text in ["Zoé & Noël", "李雷", "שלום", "Алиса", "d’accord ! 😀", "👩‍👧 ❤️", "नमस्ते", "a < b"]
        {
            assert_eq!(legible(text), text);
        }
    }
}
