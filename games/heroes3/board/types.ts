/** The types of the game, as its own crate writes them. */
export type { AiView } from "../../../web/src/generated/heroes3/AiView";
export type { AttackView } from "../../../web/src/generated/heroes3/AttackView";
export type { CardCount } from "../../../web/src/generated/heroes3/CardCount";
export type { Catalogue } from "../../../web/src/generated/heroes3/Catalogue";
export type { Face } from "../../../web/src/generated/heroes3/Face";
export type { Faction } from "../../../web/src/generated/heroes3/Faction";
export type { Fate } from "../../../web/src/generated/heroes3/Fate";
export type { Forecast } from "../../../web/src/generated/heroes3/Forecast";
export type { Forecasted } from "../../../web/src/generated/heroes3/Forecasted";
export type { HeroCard } from "../../../web/src/generated/heroes3/HeroCard";
export type { Kind } from "../../../web/src/generated/heroes3/Kind";
export type { MarkView } from "../../../web/src/generated/heroes3/MarkView";
export type { Side } from "../../../web/src/generated/heroes3/Side";
export type { SideView } from "../../../web/src/generated/heroes3/SideView";
export type { Tier } from "../../../web/src/generated/heroes3/Tier";
export type { UnitCard } from "../../../web/src/generated/heroes3/UnitCard";
export type { UnitFace } from "../../../web/src/generated/heroes3/UnitFace";
export type { UnitView } from "../../../web/src/generated/heroes3/UnitView";
export type { View } from "../../../web/src/generated/heroes3/View";
export type { AdventureView } from "../../../web/src/generated/heroes3/AdventureView";
export type { AiHeroView } from "../../../web/src/generated/heroes3/AiHeroView";
export type { BuildingView } from "../../../web/src/generated/heroes3/BuildingView";
export type { DieView } from "../../../web/src/generated/heroes3/DieView";
export type { FieldView } from "../../../web/src/generated/heroes3/FieldView";
export type { GoalView } from "../../../web/src/generated/heroes3/GoalView";
export type { MapReachView } from "../../../web/src/generated/heroes3/MapReachView";
export type { Morale } from "../../../web/src/generated/heroes3/Morale";
export type { Price } from "../../../web/src/generated/heroes3/Price";
export type { RealmView } from "../../../web/src/generated/heroes3/RealmView";
export type { RecruitView } from "../../../web/src/generated/heroes3/RecruitView";
export type { Resource } from "../../../web/src/generated/heroes3/Resource";
export type { Slot } from "../../../web/src/generated/heroes3/Slot";
export type { Terrain } from "../../../web/src/generated/heroes3/Terrain";
export type { TileView } from "../../../web/src/generated/heroes3/TileView";
export type { TownToken } from "../../../web/src/generated/heroes3/TownToken";
export type { TownView } from "../../../web/src/generated/heroes3/TownView";
export type { TurningView } from "../../../web/src/generated/heroes3/TurningView";
export type { Which } from "../../../web/src/generated/heroes3/Which";

import type { BattleView } from "../../../web/src/generated/heroes3/BattleView";
import type { View as Whole } from "../../../web/src/generated/heroes3/View";

/** The table while a battle is fought. */
export type Fought = Whole & { battle: BattleView };
