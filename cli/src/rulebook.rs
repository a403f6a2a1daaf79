//! The rules as a player reads them, found by heading or by word.

/// Rules in Markdown; headings carry ids as in `## Harvest {#harvest}`.
pub(crate) struct Rulebook {
    text: &'static str,
}

/// A heading with what stands below it.
pub(crate) struct Section<'a> {
    level: usize,
    id: &'a str,
    pub(crate) title: &'a str,
    start: usize,
    end: usize,
}

impl Rulebook {
    pub(crate) fn new(text: &'static str) -> Self {
        Self { text }
    }

    /// The section of that id with its sub-sections, from its heading on.
    pub(crate) fn section(&self, id: &str) -> Option<&'static str> {
        let sections = self.sections();
        let at = sections.iter().position(|section| section.id == id)?;
        let next = sections[at + 1..].iter().find(|section| section.level <= sections[at].level);
        Some(&self.text[sections[at].start..next.map_or(self.text.len(), |section| section.start)])
    }

    /// Every paragraph that has the word, with the title of its section.
    pub(crate) fn search(&self, word: &str) -> Vec<(&'static str, &'static str)> {
        let word = folded(word);
        let sections = self.sections();
        let found = |section: &Section<'static>| {
            let (title, body) = (section.title, &self.text[section.start..section.end]);
            let titled = folded(title).contains(&word);
            let paragraphs = body.split("\n\n").filter(|it| !it.trim().is_empty() && !it.trim_start().starts_with('#'));
            let hits: Vec<_> = paragraphs.filter(|it| titled || folded(it).contains(&word)).collect();
            hits.into_iter().map(move |paragraph| (title, paragraph)).collect::<Vec<_>>()
        };
        sections.iter().flat_map(found).collect()
    }

    fn sections(&self) -> Vec<Section<'static>> {
        let mut sections: Vec<Section<'static>> = Vec::new();
        let mut at = 0;
        for line in self.text.split_inclusive('\n') {
            let level = line.chars().take_while(|&sign| sign == '#').count();
            if level > 0 && line[level..].starts_with(' ') {
                let (title, id) = heading(&line[level..]);
                if let Some(last) = sections.last_mut() {
                    last.end = at;
                }
                sections.push(Section { level, id, title, start: at, end: self.text.len() });
            }
            at += line.len();
        }
        sections
    }
}

/// The title and the id of `Harvest {#harvest}`.
pub(crate) fn heading(line: &str) -> (&str, &str) {
    match line.split_once("{#") {
        Some((title, id)) => (title.trim(), id.trim().trim_end_matches('}')),
        None => (line.trim(), ""),
    }
}

/// Small letters without accents, so that "elephant" finds "Éléphant".
fn folded(text: &str) -> String {
    let plain = |sign: char| match sign {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: Rulebook = Rulebook {
        text: "# Rules\n\n## Roll {#roll}\n\nThrow.\n\n### Pairs {#pairs}\n\nTwo équal dice.\n\n## Harvest {#harvest}\n\nReap.\n",
    };

    #[test]
    fn a_section_has_its_sub_sections_and_no_more() {
        let roll = BOOK.section("roll").expect("there is one");
        assert!(roll.contains("Throw.") && roll.contains("Two équal") && !roll.contains("Reap"));
        assert!(BOOK.section("nowhere").is_none());
    }

    #[test]
    fn words_are_found_without_their_accents() {
        assert_eq!(BOOK.search("EQUAL"), [("Pairs", "Two équal dice.")]);
        assert_eq!(BOOK.search("harvest").len(), 1);
        assert!(BOOK.search("dragon").is_empty());
    }
}
