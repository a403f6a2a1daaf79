//! Every figure says where it comes from.

use crate::content::raw::{Raw, Read, Source};
use taverne_engine::content::Files;

impl Raw {
    pub(super) fn check_sources(&self, files: &Files) -> Read<()> {
        let board = &self.board;
        let lists: [(&str, Vec<&Source>); 9] = [
            (
                "creatures.toml",
                self.creatures
                    .creature
                    .iter()
                    .map(|it| &it.source)
                    .chain(self.creatures.hand.iter().map(|it| &it.source))
                    .collect(),
            ),
            ("actions.toml", self.actions.action.iter().map(|it| &it.source).collect()),
            ("courses.toml", self.courses.course.iter().map(|it| &it.source).collect()),
            ("spells.toml", self.spells.spell.iter().map(|it| &it.source).collect()),
            ("black_magic.toml", self.magics.magic.iter().map(|it| &it.source).collect()),
            ("tokens.toml", self.tokens.token.iter().map(|it| &it.source).collect()),
            (
                "solo.toml",
                self.solo
                    .offering
                    .iter()
                    .map(|it| &it.source)
                    .chain(self.solo.planning.iter().map(|it| &it.source))
                    .chain([&self.solo.creatures.source])
                    .collect(),
            ),
            (
                "campaign.toml",
                self.campaign
                    .class
                    .iter()
                    .map(|it| &it.source)
                    .chain(self.campaign.objective.iter().map(|it| &it.source))
                    .chain([&self.campaign.source])
                    .collect(),
            ),
            (
                "board.toml",
                vec![
                    &board.places.source,
                    &board.closed.source,
                    &board.player.source,
                    &board.bank.source,
                    &board.wrath.source,
                    &board.rounds.source,
                    &board.favour.source,
                    &board.draft.source,
                    &board.hunt.source,
                    &board.scoring.source,
                ],
            ),
        ];
        for (file, sources) in lists {
            for source in sources {
                if source.get_ref().is_empty() {
                    return Err(files.error(file, source, "expected where the figures come from"));
                }
                let cited =
                    source.get_ref().values().flat_map(|origins| &origins.0).filter_map(|it| it.publication.as_ref());
                for key in cited {
                    if !self.sources.published.contains_key(key) {
                        return Err(files.error(file, source, format!("no publication {key:?} in sources.toml")));
                    }
                }
            }
        }
        Ok(())
    }
}
