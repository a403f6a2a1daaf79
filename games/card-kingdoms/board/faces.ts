/** Cards as they are drawn: the catalogue's figures as marks and sentences in the player's language. */
import { atTable } from "$lib/board/at-table.svelte";
import { speak } from "$lib/words/speech";
import { t } from "$lib/words/words.svelte";
import type { Catalogue } from "../../../web/src/generated/card-kingdoms/Catalogue";
import type { CitizenCard } from "../../../web/src/generated/card-kingdoms/CitizenCard";
import type { DomainCard } from "../../../web/src/generated/card-kingdoms/DomainCard";
import type { DukeCard } from "../../../web/src/generated/card-kingdoms/DukeCard";
import type { MonsterCard } from "../../../web/src/generated/card-kingdoms/MonsterCard";
import type { Power } from "../../../web/src/generated/card-kingdoms/Power";
import type { Role } from "../../../web/src/generated/card-kingdoms/Role";
import type { Trust } from "../../../web/src/generated/engine/Trust";
import { draw } from "./draw";
import { brief, briefDomain, goods, KINDS, ROLES } from "./icons";

export type Kind = "citizen" | "monster" | "domain" | "duke";

/** A card as it is printed. Texts are sentences with marks (`web/src/lib/words/phrase.ts`). */
export interface Face {
  /** Its key among the targets of choices, `citizen:archer`. */
  key: string;
  id: string;
  kind: Kind;
  name: string;
  /** Its printed price as marks; empty for what has none. */
  price: string;
  /** The dice that activate a citizen. */
  values?: number[];
  role?: Role;
  /** A domain's required roles, one entry per icon. */
  requires: Role[];
  points?: number;
  /** What it does, in marks: for a citizen the powers in its own turn and in others' turns. */
  brief: string[];
  /** What it does, in sentences. */
  text: string[];
  /** How sure its figures are. */
  trust: Trust;
}

/** A power inside a sentence: its parts are sentences of their own, and begin small here. */
const say = (power: Power) =>
  speak(power.text, { you: null, draw }).replace(
    /(^|, | ou | or )(\p{Lu})/gu,
    (_, before: string, first: string) => before + first.toLowerCase(),
  );

/** The card with this key; undefined for what is no card. */
export function faceOf(catalogue: Catalogue, key: string): Face | undefined {
  const [kind = "", id = ""] = key.split(":");
  const base = { key, id, name: t(`${kind}-${id}`), requires: [] };
  const citizen = kind === "citizen" ? catalogue.citizens[id] : undefined;
  if (citizen) return { ...base, ...citizenFace(citizen) };
  const monster = kind === "monster" ? catalogue.monsters[id] : undefined;
  if (monster) return { ...base, ...monsterFace(monster) };
  const domain = kind === "domain" ? catalogue.domains[id] : undefined;
  if (domain) return { ...base, ...domainFace(domain) };
  const duke = kind === "duke" ? catalogue.dukes[id] : undefined;
  return duke ? { ...base, ...dukeFace(duke) } : undefined;
}

const trustOf = (card: { origin: { trust: Trust | null } }): Trust => card.origin.trust ?? "reconstructed";

const citizenFace = (card: CitizenCard) => ({
  kind: "citizen" as const,
  // Starters are never bought: they have no role and no price.
  price: card.role === null ? "" : goods({ gold: card.cost }),
  values: card.activation,
  ...(card.role === null ? {} : { role: card.role }),
  brief: [brief(card.active.icons), brief(card.passive.icons)],
  text: [t("ck-own-turn", { power: say(card.active) }), t("ck-other-turns", { power: say(card.passive) })],
  trust: trustOf(card),
});

const monsterFace = (card: MonsterCard) => ({
  kind: "monster" as const,
  price: goods({ strength: card.strength, magic: card.magic }),
  points: card.points,
  brief: [brief(card.reward.icons)],
  text: [
    `[[${card.area}|${t(`area-${card.area}`)}]] · [[${card.kind}|${t(`kind-${card.kind}`)}]]`,
    t("ck-reward", { power: say(card.reward) }),
    t("ck-worth", { n: card.points }),
  ],
  trust: trustOf(card),
});

const domainFace = (card: DomainCard) => ({
  kind: "domain" as const,
  price: goods({ gold: card.cost }),
  points: card.points,
  requires: ROLES.flatMap((role) => Array<Role>(card.needs[role]).fill(role)),
  brief: [briefDomain(card)],
  text: [
    t("ck-when", { when: t(`when-${card.when}`), power: say(card.power) }),
    t("ck-worth", { n: card.points }),
  ],
  trust: trustOf(card),
});

function dukeFace(card: DukeCard) {
  const per = [
    // The icons of a role count on citizens and on domains (RULES 8).
    ...ROLES.map((role) => ({
      n: card.per_role[role],
      mark: role,
      word: t(`role-${role}`),
      key: "ck-duke-role",
    })),
    {
      n: card.per_citizen,
      mark: "citizen",
      word: t("ck-citizen"),
      key: "ck-duke-per",
    },
    {
      n: card.per_monster,
      mark: "monster",
      word: t("ck-monster"),
      key: "ck-duke-per",
    },
    ...KINDS.map((kind) => ({
      n: card.per_kind[kind],
      mark: kind,
      word: t(`kind-${kind}`),
      key: "ck-duke-more",
    })),
    {
      n: card.per_domain,
      mark: "domain",
      word: t("ck-domain"),
      key: "ck-duke-per",
    },
  ].filter(({ n }) => n > 0);
  const resources = card.resources_per_point;
  return {
    kind: "duke" as const,
    price: "",
    brief: [
      ...per.map(({ n, mark }) => `[[points:${String(n)}]] × [[${mark}]]`),
      ...(resources > 0 ? [`${String(resources)} [[gold]][[strength]][[magic]] → [[points:1]]`] : []),
    ],
    text: [
      ...per.map(({ n, mark, word, key }) =>
        t(key, { points: goods({ points: n }), each: `[[${mark}|${word}]]` }),
      ),
      ...(resources > 0
        ? [
            t("ck-duke-resources", {
              points: goods({ points: 1 }),
              n: resources,
            }),
          ]
        : []),
    ],
    trust: trustOf(card),
  };
}

/** The cards of the table around the calling component. */
export function faces(): (key: string | null | undefined) => Face | undefined {
  const at = atTable();
  return (key) => (key ? faceOf(at.table.catalogue as Catalogue, key) : undefined);
}

/** What a card says, to be read aloud. */
export function printed(): (card: string) => readonly string[] {
  const face = faces();
  return (card) => face(card)?.text ?? [];
}
