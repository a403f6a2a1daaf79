//! What a player can type when asked.

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// A numbered choice, counted from 1.
    Choose(usize),
    Rule,
    Search(String),
    Undo,
    WhyNot,
    Table,
    Log,
    Score,
    Help,
    Quit,
    Nothing,
    Unknown(String),
}

impl Command {
    /// One letter is enough; the whole word in either language will do.
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        if let Some(word) = line.strip_prefix('?') {
            let word = word.trim();
            return if word.is_empty() { Self::Rule } else { Self::Search(word.to_owned()) };
        }
        if let Ok(number) = line.trim_end_matches('.').parse() {
            return Self::Choose(number);
        }
        match line.to_lowercase().as_str() {
            "" => Self::Nothing,
            "u" | "undo" | "a" | "annuler" => Self::Undo,
            "w" | "why" | "why not" | "p" | "pourquoi" => Self::WhyNot,
            "t" | "table" => Self::Table,
            "l" | "log" | "j" | "journal" => Self::Log,
            "s" | "score" => Self::Score,
            "h" | "help" | "aide" => Self::Help,
            "q" | "quit" | "exit" | "quitter" => Self::Quit,
            _ => Self::Unknown(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_understood() {
        assert_eq!(Command::read(" 12 "), Command::Choose(12));
        assert_eq!(Command::read("?"), Command::Rule);
        assert_eq!(Command::read("? thief "), Command::Search("thief".into()));
        assert_eq!(Command::read("U"), Command::Undo);
        assert_eq!(Command::read(""), Command::Nothing);
        assert_eq!(Command::read("-1"), Command::Unknown("-1".into()));
    }
}
