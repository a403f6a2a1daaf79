/**
 * Draws the portraits of the people of the tavern (`src/people/*.svg`): a face of game-icons in a coloured medallion, the
 * rim of which tells how well they play. After a change here `PORTRAITS=write npx vitest run build/portraits` draws them
 * anew.
 */
import { pathOf } from "./game-icons";

type Rim = "bronze" | "silver" | "gold" | "iron";
interface Look {
  icon: string;
  rim: Rim;
  tones: [bright: string, deep: string];
  /** How much of the medallion the face fills, and how far it is moved down, of 512. */
  scale?: number;
  down?: number;
}

const RIMS: Record<Rim, [string, string]> = {
  bronze: ["#d39a62", "#7c4a22"],
  silver: ["#e6e9ee", "#858d98"],
  gold: ["#ffdf8a", "#b07c1c"],
  iron: ["#8d8379", "#4a433c"],
};

const PEOPLE: Record<string, Look> = {
  colin: { icon: "cook", rim: "bronze", tones: ["#c9803c", "#5d2d10"] },
  nicolette: { icon: "flower-hat", rim: "bronze", tones: ["#c46a86", "#561d35"], scale: 0.8 },
  guillot: { icon: "lucky-fisherman", rim: "bronze", tones: ["#4b93b0", "#143c50"] },
  barnabe: { icon: "mustache", rim: "bronze", tones: ["#8d9a4a", "#343c12"], scale: 0.84 },
  grom: { icon: "troll", rim: "bronze", tones: ["#6aa060", "#1f4420"] },
  melisande: { icon: "woman-elf-face", rim: "silver", tones: ["#4fa07c", "#123f2f"] },
  aldric: { icon: "viking-head", rim: "silver", tones: ["#b8553a", "#4b160b"] },
  bertrand: { icon: "bandit", rim: "silver", tones: ["#8a6f4d", "#342512"] },
  guillemette: { icon: "nun-face", rim: "silver", tones: ["#6f7fb8", "#232c58"] },
  thorgrim: { icon: "dwarf-face", rim: "silver", tones: ["#a8843a", "#412d08"] },
  ambroise: { icon: "wizard-face", rim: "gold", tones: ["#4d74c0", "#152350"] },
  isaure: { icon: "witch-face", rim: "gold", tones: ["#8a5cb0", "#2c1445"] },
  anselme: { icon: "monk-face", rim: "gold", tones: ["#9c6a3c", "#3c200a"] },
  clodomir: { icon: "old-king", rim: "gold", tones: ["#b03f4b", "#45101a"] },
  morgane: { icon: "cowled", rim: "gold", tones: ["#3f8f94", "#0d373b"] },
  harpagon: { icon: "two-coins", rim: "iron", tones: ["#9c8440", "#3a2e0a"], scale: 0.72 },
  fortunat: { icon: "jester-hat", rim: "iron", tones: ["#b0563f", "#42150c"], scale: 0.82 },
};

function portrait({ icon, rim, tones: [bright, deep], scale = 0.94, down = 14 }: Look): string {
  const [light, dark] = RIMS[rim];
  const move = (256 * (1 - scale)).toFixed(0);
  const face = (dx: number, dy: number) =>
    `transform="translate(${String(Number(move) + dx)} ${String(Number(move) + down + dy)}) scale(${String(scale)})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="g" cx=".5" cy=".32" r=".75"><stop stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="r" x2=".4" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><clipPath id="c"><circle cx="256" cy="256" r="226"/></clipPath><path id="f" d="${pathOf(icon)}"/></defs><circle cx="256" cy="256" r="254" fill="url(#r)"/><circle cx="256" cy="256" r="228" fill="${deep}"/><circle cx="256" cy="256" r="224" fill="url(#g)"/><g clip-path="url(#c)"><use href="#f" fill="#000" opacity=".3" ${face(9, 13)}/><use href="#f" fill="#f8ead0" ${face(0, 0)}/></g></svg>\n`;
}

/** The drawing of everybody, by id. */
export const portraits = (): Record<string, string> =>
  Object.fromEntries(Object.entries(PEOPLE).map(([id, look]) => [id, portrait(look)]));
