/** Invented tables to draw the board with, before and beside a server. Never part of the built page. */
import type { Choice } from "$lib/choices";
import { settings } from "$lib/settings.svelte";
import type { LogLine, SeatInfo, Table } from "$lib/table";
import type { CardId, Face, Kingdom, Stack, View } from "../view";
import cards from "./cards.json";

const fr = () => settings.language === "fr";
const say = (french: string, english: string) => (fr() ? french : english);
const faces = () => cards[settings.language] as unknown as Record<CardId, Face>;

const stack = (top: CardId | null, count: number, below: CardId[] = []): Stack => ({ top, count, below });

function stacks(): Stack[] {
  return [
    stack("goblin", 3, ["goblin", "goblin_mage", "goblin_king"]),
    stack("skeleton", 3, ["skeleton", "flaming_skeleton"]),
    stack("treant", 2, ["bane_spider"]),
    stack("owlbear", 5, ["owlbear"]),
    stack("dire_bear", 5, ["dire_bear"]),
    stack("cleric", 5),
    stack("merchant", 4),
    stack("mercenary", 5),
    stack("archer", 3),
    stack("peasant", 4),
    stack("knight", 5),
    stack("thief", 5),
    stack(null, 0),
    stack("paladin", 5),
    stack("butcher", 5),
    stack("palace_of_the_dawn", 3),
    stack("foxgrove_palisade", 3),
    stack("purloiners_perch", 3),
    stack("gargans_embrace", 3),
    stack("eye_of_asteraten", 3),
  ];
}

function kingdom(part: Partial<Kingdom>): Kingdom {
  return {
    goods: { gold: 2, strength: 0, magic: 1, points: 0 },
    citizens: { starter_peasant: 1, starter_knight: 1 },
    monsters: {},
    domains: [],
    duke: null,
    fired: [],
    score: [
      { label: say("Monstres", "Monsters"), points: 4 },
      { label: say("Domaines", "Domains"), points: 5 },
      { label: say("Jetons de PV", "VP tokens"), points: 3 },
      { label: say("Duc", "Duke"), points: 7 },
    ],
    ...part,
  };
}

const yours = () =>
  kingdom({
    goods: { gold: 4, strength: 3, magic: 3, points: 3 },
    citizens: { starter_peasant: 1, starter_knight: 1, archer: 2, merchant: 1, peasant: 1, rogue: 1 },
    monsters: { goblin: 2, skeleton: 1 },
    domains: ["halfpenny_hill"],
    duke: "waryn",
    fired: ["archer", "starter_peasant", "peasant"],
  });

const others = () => [
  kingdom({
    goods: { gold: 3, strength: 4, magic: 1, points: 17 },
    citizens: { starter_peasant: 1, starter_knight: 1, cleric: 2, champion: 3, butcher: 1 },
    monsters: { goblin: 1, treant: 2 },
    domains: ["emerald_stronghold"],
  }),
  kingdom({
    goods: { gold: 12, strength: 10, magic: 15, points: 21 },
    citizens: { starter_peasant: 1, starter_knight: 1, mercenary: 2, paladin: 1 },
    monsters: { skeleton: 2 },
    domains: ["the_orb_of_urdr", "darktide_harbour"],
  }),
  kingdom({
    goods: { gold: 0, strength: 2, magic: 6, points: 4 },
    citizens: { starter_peasant: 1, starter_knight: 1, thief: 4 },
  }),
  kingdom({ goods: { gold: 7, strength: 1, magic: 0, points: 9 }, domains: ["cloudriders_camp"] }),
];

const SEATS: SeatInfo[] = [
  { name: "Isaure", kind: "person" },
  { name: "Aldric", kind: "bot", level: "fort" },
  { name: "Mélisande", kind: "person" },
  { name: "Guillemette", kind: "person", away: true },
  { name: "Bertrand", kind: "bot" },
];

function choices(): Choice[] {
  const slay = say("Terrasser", "Slay");
  const recruit = say("Recruter", "Recruit");
  const build = say("Bâtir", "Build");
  const missing = (french: string, english: string) => say(`il vous manque ${french}`, `you lack ${english}`);
  return [
    {
      action: 0,
      label: `${slay} [[card:goblin|${say("Gobelin", "Goblin")}]] : [[strength:1]]`,
      targets: ["stack:0"],
    },
    {
      action: 1,
      label: `${slay} [[card:skeleton|${say("Squelette", "Skeleton")}]] : [[strength:2]]`,
      targets: ["stack:1"],
    },
    {
      action: 2,
      label: `${slay} [[card:skeleton|${say("Squelette", "Skeleton")}]] : [[strength:1]] [[magic:1]]`,
      targets: ["stack:1"],
    },
    {
      action: 3,
      label: `${slay} [[card:treant|${say("Tréant", "Treant")}]] : [[strength:3]]`,
      targets: ["stack:2"],
    },
    {
      action: 4,
      label: `${slay} [[card:treant|${say("Tréant", "Treant")}]] : [[strength:2]] [[magic:1]]`,
      targets: ["stack:2"],
    },
    {
      action: 5,
      label: `${recruit} [[card:merchant|${say("Marchand", "Merchant")}]] : [[gold:3]]`,
      targets: ["stack:6"],
    },
    {
      action: 6,
      label: `${recruit} [[card:cleric|${say("Clerc", "Cleric")}]] : [[gold:3]]`,
      targets: ["stack:5"],
    },
    {
      action: 7,
      label: `${recruit} [[card:peasant|${say("Paysan", "Peasant")}]] : [[gold:4]]`,
      targets: ["stack:9"],
    },
    { action: 8, label: say("Gagner [[gold:1]]", "Gain [[gold:1]]"), targets: ["gain:gold"] },
    { action: 9, label: say("Gagner [[strength:1]]", "Gain [[strength:1]]"), targets: ["gain:strength"] },
    { action: 10, label: say("Gagner [[magic:1]]", "Gain [[magic:1]]"), targets: ["gain:magic"] },
    { action: 11, label: slay, targets: ["stack:3"], refusal: missing("[[strength:1]]", "[[strength:1]]") },
    { action: 12, label: slay, targets: ["stack:4"], refusal: missing("[[strength:2]]", "[[strength:2]]") },
    { action: 13, label: recruit, targets: ["stack:8"], refusal: missing("[[gold:2]]", "[[gold:2]]") },
    { action: 14, label: recruit, targets: ["stack:13"], refusal: missing("[[gold:1]]", "[[gold:1]]") },
    ...[15, 16, 17, 18, 19].map((index) => ({
      action: index,
      label: build,
      targets: [`stack:${String(index)}`],
      refusal: missing("1 [[soldier|Soldat]]", "1 [[soldier|Soldier]]"),
    })),
  ];
}

const log = (): LogLine[] => [
  { at: 1, text: say("Tour 8 — [[seat:2]]", "Round 8 — [[seat:2]]"), heading: true },
  { at: 2, text: say("[[seat:2]] lance 6 et 1.", "[[seat:2]] rolls 6 and 1.") },
  {
    at: 3,
    text: say(
      "[[seat:2]] recrute [[card:mercenary|Mercenaire]] pour [[gold:3]].",
      "[[seat:2]] recruits [[card:mercenary|Mercenary]] for [[gold:3]].",
    ),
  },
  { at: 4, text: say("[[seat:2]] gagne [[magic:1]].", "[[seat:2]] gains [[magic:1]].") },
  { at: 5, text: say("Tour 9 — [[seat:0]]", "Round 9 — [[seat:0]]"), heading: true },
  { at: 6, text: say("[[seat:0]] lancez 4 et 1.", "[[seat:0]] roll 4 and 1.") },
  {
    at: 7,
    text: say(
      "[[seat:0]] récoltez [[strength:4]] [[gold:2]].",
      "[[seat:0]] harvest [[strength:4]] [[gold:2]].",
    ),
  },
  {
    at: 8,
    text: say(
      "[[seat:1]] récolte [[magic:2]] : [[card:cleric|Clerc]].",
      "[[seat:1]] harvests [[magic:2]]: [[card:cleric|Cleric]].",
    ),
  },
];

function view(players: number, part: Partial<View> = {}): View {
  return {
    cards: faces(),
    phase: "actions",
    round: 9,
    active: 0,
    first: 2 % players,
    resting: players === 5 ? 4 : null,
    actionsLeft: 2,
    dice: [4, 1],
    throws: 9,
    stacks: stacks(),
    seats: [yours(), ...others()].slice(0, players),
    darkLord: null,
    exhausted: { count: 1, limit: Math.max(5, players * 2) },
    lastRound: false,
    offered: [],
    ...part,
  };
}

function table(players: number, part: Partial<Table<View>> = {}): Table<View> {
  return {
    game: "card-kingdoms",
    title: say("Valeria : le Royaume", "Valeria: Card Kingdoms"),
    you: 0,
    seats: SEATS.slice(0, players),
    view: view(players),
    prompt: say("À vous : choisissez une action", "Your turn: choose an action"),
    rule: say("Actions : terrasser, recruter, gagner, bâtir", "Actions: slay, recruit, gain, build"),
    waiting: [{ seat: 0, since: Date.now() }],
    choices: choices(),
    canUndo: true,
    log: log(),
    chat: [{ seat: 2, name: "Mélisande", text: say("Pas mon Tréant !", "Not my Treant!") }],
    result: null,
    curtain: null,
    ...part,
  };
}

const history = (end: number) =>
  [0, 0.05, 0.12, 0.2, 0.3, 0.34, 0.5, 0.62, 0.8, 1].map((part) => Math.round(end * part));

function result() {
  const names = ["Isaure", "Aldric", "Mélisande", "Guillemette"];
  return {
    headline: say("Isaure l'emporte !", "Isaure wins!"),
    scores: [52, 47, 45, 31].map((total, seat) => ({
      seat,
      name: names[seat] ?? "",
      rank: seat + 1,
      total,
      lines: [
        { label: say("Monstres", "Monsters"), points: 14 - seat },
        { label: say("Domaines", "Domains"), points: 12 },
        { label: say("Jetons de PV", "VP tokens"), points: 3 },
        { label: say("Duc", "Duke"), points: total - 29 + seat },
      ],
      history: history(total).map((points, round) => points + ((round * 3 + seat * 2) % 4)),
    })),
  };
}

const RICH = {
  cleric: 3,
  monk: 1,
  merchant: 2,
  mercenary: 1,
  archer: 4,
  peasant: 2,
  knight: 3,
  rogue: 1,
  paladin: 2,
};

/** Every scene by name: `sketch.html?scene=four`. */
export const scenes: Record<string, () => Table<View>> = {
  four: () => table(4),
  five: () => table(5),
  two: () => table(2),
  waiting: () =>
    table(4, {
      prompt: say("Mélisande choisit une action", "Mélisande chooses an action"),
      waiting: [{ seat: 2, since: Date.now() - 42_000 }],
      choices: [],
      canUndo: false,
      view: view(4, { active: 2 }),
    }),
  duke: () =>
    table(4, {
      prompt: say("À vous : choisissez votre Duc", "Your turn: choose your Duke"),
      choices: ["waryn", "elisium"].map((id) => ({
        action: id,
        label: faces()[id]?.name ?? id,
        targets: [`card:duke:${id}`],
      })),
      view: view(4, {
        phase: "duke",
        offered: ["waryn", "elisium"],
        dice: null,
        seats: [kingdom({}), kingdom({}), kingdom({}), kingdom({})],
      }),
    }),
  dice: () =>
    table(3, {
      prompt: say(
        "À vous : changez un dé ou annoncez le résultat",
        "Your turn: change a die or announce the result",
      ),
      choices: [
        ...[0, 1].map((die) => ({
          action: die,
          label: say(
            `[[card:foxgrove_palisade|Bosquet aux Renards]] : dé ${String(die + 1)} sur 6, [[gold:2]]`,
            `[[card:foxgrove_palisade|Foxgrove Palisade]]: die ${String(die + 1)} to 6, [[gold:2]]`,
          ),
          targets: ["card:domain:foxgrove_palisade", `die:${String(die)}`],
        })),
        { action: 2, label: say("Annoncer 4 et 1", "Announce 4 and 1"), targets: [] },
      ],
      view: view(3, {
        phase: "roll",
        seats: [{ ...yours(), domains: ["halfpenny_hill", "foxgrove_palisade"] }, ...others().slice(0, 2)],
      }),
    }),
  victim: () =>
    table(4, {
      prompt: say("Voleuse : à qui prenez-vous ?", "Thief: from whom do you take?"),
      choices: [1, 2, 3].flatMap((seat) =>
        [1, 2].map((n) => ({
          action: [seat, n],
          label: `[[seat:${String(seat)}]] : [[gold:${String(n)}]]`,
          targets: [`seat:${String(seat)}`],
        })),
      ),
      view: view(4, { phase: "harvest" }),
    }),
  rich: () =>
    table(4, {
      view: view(4, {
        seats: [
          {
            ...yours(),
            citizens: { starter_peasant: 1, starter_knight: 1, ...RICH },
            monsters: { goblin: 2, skeleton: 3, treant: 1, owlbear: 2, giant: 1, dire_bear: 2 },
            domains: ["halfpenny_hill", "foxgrove_palisade", "the_orb_of_urdr", "gargans_embrace"],
          },
          ...others().slice(0, 3),
        ],
      }),
    }),
  solo: () =>
    table(1, {
      log: log().filter((line) => line.text.includes("[[seat:0]]")),
      prompt: say(
        "Les monstres attaquent : quelle pile perd une carte ?",
        "The monsters attack: which stack loses a card?",
      ),
      choices: [5, 10].map((index) => ({
        action: index,
        label: say("Perdre", "Lose"),
        targets: [`stack:${String(index)}`],
      })),
      view: view(1, {
        phase: "monsters",
        first: 0,
        actionsLeft: 0,
        darkLord: {
          duke: null,
          citizens: { cleric: 2, merchant: 1, knight: 1 },
          domains: ["the_orb_of_urdr"],
          survivors: 18,
          attacks: [0, 3],
        },
      }),
    }),
  over: () =>
    table(4, {
      prompt: say("La partie est finie", "The game is over"),
      choices: [],
      waiting: [],
      result: result(),
    }),
  curtain: () => table(3, { curtain: 2 }),
};
