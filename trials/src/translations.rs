use taverne_engine::{
    Lang, Phrase, Spoken, Viewer, Words,
    words::{COMMON, Voice},
};

/// The words of a game in both languages.
#[derive(Debug)]
pub struct Translations([Words; 2]);

impl Translations {
    pub fn of<G: Spoken>() -> Self {
        let read = |lang| Words::read(lang, &[COMMON.get(lang), G::LOCALES.get(lang)]).expect("the words are read");
        Self(Lang::ALL.map(read))
    }

    pub fn words(&self) -> &[Words] {
        &self.0
    }

    /// The phrase in both languages; panics if there are no words for it.
    pub fn say(&self, phrase: &Phrase) -> [String; 2] {
        let voice = Voice { names: &["P1".into(), "P2".into()], reader: Viewer::Spectator };
        let say = |words: &Words| words.try_say(phrase, voice).unwrap_or_else(|why| panic!("{phrase:?}: {why}"));
        self.0.each_ref().map(say)
    }
}
