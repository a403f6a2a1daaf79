//! Enums whose values have a name: in the content files, in records and on the page.

macro_rules! named {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $variant:ident $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        #[ts(export, export_to = "heroes3/")]
        pub enum $name {
            $($(#[$note])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }
    )+};
}
pub(crate) use named;

named! {
    Faction { Castle "castle", Necropolis "necropolis", Dungeon "dungeon", Rampart "rampart", Neutral "neutral" }

    /// RULES 14
    Tier { Bronze "bronze", Silver "silver", Golden "golden", Azure "azure" }

    /// How a unit moves and attacks.
    Kind { Ground "ground", Flying "flying", Ranged "ranged" }

    /// What a unit card shows.
    Face { Few "few", Pack "pack", Neutral "neutral", Siege "siege" }

    Difficulty { Easy "easy", Normal "normal", Hard "hard", Impossible "impossible" }

    /// The two sides of a combat.
    Side { Attacker "attacker", Defender "defender" }

    /// Whom one fights.
    Enemy { Guard "guard", Town "town", AiHero "ai_hero" }

    /// A shared deck that is searched.
    SharedDeck { Ability "ability", Spell "spell", Artifact "artifact" }

    /// What sort of card it is.
    CardKind {
        Statistic "statistic", Ability "ability", Specialty "specialty", Spell "spell", Artifact "artifact",
        WarMachine "war_machine",
    }

    /// RULES 13.3
    Timing { Instant "instant", Activation "activation", Ongoing "ongoing", Permanent "permanent", Map "map" }

    School { Air "air", Earth "earth", Fire "fire", Water "water", Any "any" }

    Stat { Attack "attack", Defense "defense", Initiative "initiative", Health "health" }

    Morale { None "none", Positive "positive", Negative "negative" }

    /// RULES 19.4, 19.5: the moments at which cards are played.
    Window {
        /// Before the first combat round.
        Start "start",
        /// A: before a unit activates.
        Before "before",
        /// B: while an own unit decides what to do.
        Act "act",
        /// C: before the attack roll.
        Roll "roll",
        /// D: after the attack roll.
        Rolled "rolled",
        /// E: an attack would bring a unit down.
        Save "save",
        /// S: the enemy casts a spell.
        Answer "answer",
        /// After an own spell.
        AfterSpell "after_spell",
        /// The ballista is about to shoot.
        Ballista "ballista",
        /// The first aid tent is about to heal.
        Tent "tent",
    }

    /// How long a player wants to be left alone.
    Quiet { Window "window", Attack "attack", Activation "activation" }

    /// What a positive morale token is spent on.
    MoraleUse { Draw "draw", Exchange "exchange" }

    /// Where a reroll comes from.
    RerollBy { Ability "ability", Effect "effect", Morale "morale" }

    /// What stands in the middle row in a siege.
    Piece { Wall "wall", Gate "gate", Ruin "ruin" }

    /// How far an attack has come.
    Stage {
        Declared "declared", Cards "cards", Rolled "rolled", Defence "defence", Damage "damage", Save "save",
        After "after", Retaliation "retaliation", Late "late",
    }

    AttackKind { Main "main", Extra "extra", Retaliation "retaliation" }

    AiCardType { Might "might", Magic "magic", Skill "skill" }

    /// How an AI hero casts a spell.
    AiClass {
        Harmful "harmful", Helpful "helpful", Attacking "attacking", Area "area", Defense "defense",
        Healing "healing", Save "save", OneRound "one_round", Weakening "weakening",
    }

    /// How it ended, for the one who plays.
    Outcome { Won "won", Lost "lost", Retreated "retreated", Surrendered "surrendered", Stalled "stalled" }

    /// RULING 38
    AttackAbilities { FirstAttack "first_attack", EachActivation "each_activation" }

    /// Where the own army comes from.
    Army { Given "given", Drawn "drawn", Built "built" }

    Role { Attack "attack", Defend "defend" }
}

impl Side {
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

taverne_engine::component_id!(
    "heroes3/":
    /** A unit card. */ UnitId,
    /** A card of a hero's deck: statistic, ability, specialty, spell, artifact or war machine. */ CardId,
    HeroId,
    ScenarioId,
    /** A card of the deck of an AI hero. */ AiCardId,
);
