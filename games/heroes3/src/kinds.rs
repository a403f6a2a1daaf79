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
    Enemy { Guard "guard", Town "town", AiHero "ai_hero", Player "player" }

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
        /// Outside combat, between own actions.
        Map "map",
        /// A unit is recruited or reinforced.
        Muster "muster",
        /// A combat against neutral units is announced.
        Announced "announced",
        /// A combat was fought and won.
        Won "won",
        /// A combat round is over, and another one costs movement.
        Extend "extend",
    }

    /// How long a player wants to be left alone.
    Quiet { Window "window", Attack "attack", Activation "activation" }

    /// What a positive morale token is spent on.
    MoraleUse { Draw "draw", Exchange "exchange" }

    /// Where a reroll comes from.
    RerollBy { Ability "ability", Effect "effect", Morale "morale", Astrologers "astrologers" }

    /// RULES 3.1: dice outside combat.
    DieKind { Resource "resource", Treasure "treasure" }

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

    /// Whom the other player of a duel leads.
    Rival {
        /// The same units under another hero.
        Mirrored "mirrored",
        Random "random", Castle "castle", Necropolis "necropolis", Dungeon "dungeon", Rampart "rampart",
    }

    /// RULES 12: the heroes of a player.
    Which { Main "main", Secondary "secondary" }

    /// RULES 11: the buildings of every town.
    Slot {
        CityHall "city_hall", Citadel "citadel", MageGuild "mage_guild", DwellingBronze "dwelling_bronze",
        DwellingSilver "dwelling_silver", DwellingGolden "dwelling_golden", SpecialTent "special_tent",
        SpecialGears "special_gears",
    }

    /// RULES 10
    Resource { Gold "gold", Materials "materials", Valuables "valuables" }

    /// RULES 8
    TownToken { Build "build", Population "population", SpellBook "spell_book" }

    /// RULES 5
    RoundKind { First "first", Resource "resource", Astrologer "astrologer" }

    RoundStage { RoundStart "round_start", Turn "turn", Ai "ai", RoundEnd "round_end" }

    /// RULES 15.2
    TileKind { Start "start", Far "far", Near "near", Centre "centre" }

    /// RULES 16
    Category {
        Visitable "visitable", Flaggable "flaggable", Revisitable "revisitable", Empty "empty", Blocked "blocked",
    }

    Terrain {
        Grass "grass", Dirt "dirt", Swamp "swamp", Snow "snow", Rough "rough", Highlands "highlands",
        Subterranean "subterranean",
    }

    /// What happens to a hero that goes there.
    ReachKind { Go "go", Visit "visit", Fight "fight", Quick "quick" }
}

/// RULES 10: what something costs, or what is gained.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Hash, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
#[ts(export, export_to = "heroes3/")]
#[serde(default, deny_unknown_fields)]
pub struct Price {
    pub gold: u8,
    pub materials: u8,
    pub valuables: u8,
}

impl Price {
    pub const NOTHING: Self = Self { gold: 0, materials: 0, valuables: 0 };

    pub const fn gold(gold: u8) -> Self {
        Self { gold, ..Self::NOTHING }
    }

    pub const fn of(self, resource: Resource) -> u8 {
        match resource {
            Resource::Gold => self.gold,
            Resource::Materials => self.materials,
            Resource::Valuables => self.valuables,
        }
    }

    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            gold: self.gold.saturating_add(other.gold),
            materials: self.materials.saturating_add(other.materials),
            valuables: self.valuables.saturating_add(other.valuables),
        }
    }

    /// Never below nothing.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            gold: self.gold.saturating_sub(other.gold),
            materials: self.materials.saturating_sub(other.materials),
            valuables: self.valuables.saturating_sub(other.valuables),
        }
    }

    /// RULING 48: each resource rounded up.
    #[must_use]
    pub const fn half(self) -> Self {
        Self {
            gold: self.gold.div_ceil(2),
            materials: self.materials.div_ceil(2),
            valuables: self.valuables.div_ceil(2),
        }
    }
}

/// RULES 15: a field of the map: seven times the place of its tile in the layout, and its number on the tile.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
)]
#[serde(transparent)]
#[ts(export, export_to = "heroes3/")]
pub struct FieldId(pub u8);

impl FieldId {
    /// No field.
    pub const NOWHERE: Self = Self(u8::MAX);

    pub const fn at(slot: u8, field: u8) -> Self {
        Self(slot * 7 + field)
    }

    pub const fn slot(self) -> usize {
        self.0 as usize / 7
    }

    pub const fn on_tile(self) -> usize {
        self.0 as usize % 7
    }

    pub const fn is_somewhere(self) -> bool {
        self.0 != Self::NOWHERE.0
    }
}

impl CardKind {
    /// The shared deck in which such cards lie.
    pub const fn deck(self) -> Option<SharedDeck> {
        match self {
            Self::Ability => Some(SharedDeck::Ability),
            Self::Spell => Some(SharedDeck::Spell),
            Self::Artifact => Some(SharedDeck::Artifact),
            Self::Statistic | Self::Specialty | Self::WarMachine => None,
        }
    }
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
    /** A map tile. */ TileId,
    /** What there is on a field. */ LocationId,
    /** A card of the astrologers. */ AstrologerId,
);
