//! What games that are played in steps say alike: the frames of their contracts, to be filled with what is their own.

/// What the contract wants to know of a game and its steps can tell; stands inside `impl Game for ...`.
///
/// With the function that lays out a table it also says what all games call by the same names: the types of the contract,
/// the fields `content` and `chance`, and `View::of`.
#[macro_export]
macro_rules! played_in_steps {
    ($lay_out:path) => {
        type Content = Content;
        type Options = Options;
        type Action = Action;
        type Event = Event;
        type Refusal = Refusal;
        type View = View;

        fn new(
            content: &'static Content,
            options: &Options,
            seats: usize,
            seed: $crate::Seed,
            journal: &mut $crate::Journal<Event>,
        ) -> Result<Self, $crate::Phrase> {
            let mut game = $lay_out(content, options, seats, seed, journal)?;
            $crate::steps::advance(&mut game, journal);
            Ok(game)
        }

        fn content(&self) -> &'static Content {
            self.content.0
        }

        fn chance(&self) -> &$crate::Chance {
            &self.chance
        }

        fn view(&self, viewer: $crate::Viewer) -> View {
            View::of(self, viewer)
        }

        $crate::played_in_steps!();
    };
    () => {
        #[inline]
        fn waiting(&self) -> $crate::Waiting {
            $crate::steps::waiting(self)
        }

        #[inline]
        fn actions(&self, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            $crate::steps::actions(self, seat, out);
        }

        fn attempts(&self, seat: $crate::Seat) -> Vec<$crate::Attempt<Self>> {
            $crate::steps::attempts(self, seat)
        }

        fn play(
            &mut self,
            seat: $crate::Seat,
            action: Self::Action,
            journal: &mut $crate::Journal<Self::Event>,
        ) -> Result<(), Self::Refusal> {
            $crate::steps::play(self, seat, action, journal)
        }

        #[inline]
        fn play_listed(
            &mut self,
            seat: $crate::Seat,
            action: Self::Action,
            journal: &mut $crate::Journal<Self::Event>,
        ) {
            $crate::steps::play_listed(self, seat, action, journal);
        }
    };
}

/// For a game with its steps on the field `agenda` and whose turn it is in `active`; stands inside `impl Stepped for ...`.
#[macro_export]
macro_rules! steps_on_agenda {
    ($Step:ident, $Refusal:ident) => {
        type Step = $Step;

        #[inline]
        fn step(&self) -> Option<$Step> {
            self.agenda.now()
        }

        #[inline]
        fn done(&mut self) -> $crate::steps::Flow {
            self.agenda.pop();
            $crate::steps::Flow::Go
        }

        #[inline]
        fn active(&self) -> $crate::Seat {
            self.active
        }

        fn refuse(why: $crate::steps::Untimely) -> $Refusal {
            match why {
                $crate::steps::Untimely::GameOver => $Refusal::GameOver,
                $crate::steps::Untimely::NotAsked => $Refusal::NotAsked,
                $crate::steps::Untimely::NotNow => $Refusal::NotNow,
            }
        }
    };
}

/// What all games have in the same places; stands inside `impl Spoken for ...`: the words in `locales/`, the rules in `rules/`,
/// and the modules with the catalogue, the options and variants, and the sketch. Who is asked nothing is told so.
#[macro_export]
macro_rules! spoken_in_steps {
    ($catalogue:ident, $options:ident, $sketch:ident) => {
        const LOCALES: $crate::words::Bilingual = $crate::bilingual!("locales", "ftl");
        const RULES: $crate::words::Bilingual = $crate::bilingual!("rules", "md");

        fn options(content: &'static Self::Content) -> Vec<$crate::options::OptionSpec> {
            $options::specs(content)
        }

        fn catalogue(content: &'static Self::Content) -> ::serde_json::Value {
            ::serde_json::to_value($catalogue::catalogue(content)).expect("a catalogue is plain data")
        }

        fn variants() -> Vec<$crate::Variant<Self::Options>> {
            $options::variants()
        }

        fn prompt(&self, seat: $crate::Seat) -> $crate::Prompt {
            $crate::steps::prompt(self, seat).unwrap_or_else($crate::steps::ask_nothing)
        }

        fn sketch(
            &self,
            viewer: $crate::Viewer,
            words: &$crate::Words,
            voice: $crate::words::Voice<'_>,
        ) -> $crate::sketch::Sketch {
            $sketch::draw(self, viewer, words, voice)
        }
    };
}
