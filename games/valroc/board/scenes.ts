/** The city in silhouettes: what stands at the top of each place, on a ground of 120 by 36. */
export interface Scene {
  /** The houses, */
  dark: string;
  /** and what shines: windows, water, the moon. */
  light: string;
}

const arches = [30, 46, 62, 78, 94].map((x) => `M${String(x)} 36v-9q4-7 8 0v9z`).join("");
const stakes = [16, 27, 38, 49, 92, 103].map((x) => `M${String(x)} 36V20l4-6 4 6v16z`).join("");
const columns = [44, 57, 70, 83].map((x) => `M${String(x)} 20h7v12h-7z`).join("");

export const SCENES: Record<string, Scene> = {
  dark_quarter: {
    dark: "M8 36V23l9-11 8 11v-6l10-14 9 14v8l7-8 9 8V17l6-10 7 10v6l8-8 8 8v-4l9-9 9 9v17z",
    light: "M98 2a8 8 0 1 0 7 12 7 7 0 0 1-7-12zM33 22h4v5h-4zM63 22h3v5h-3z",
  },
  fountain: {
    dark: "M38 36h64l-7-8H45zM57 28h26l-4-5H61zM67 23V13h6v10z",
    light:
      "M70 10q-17-9-21 15l-2-1Q52-4 70 8q18-12 23 16l-2 1Q87 1 70 10zM70 7q-9-8-12 11l-2-1Q59-3 70 5q11-8 14 12l-2 1Q79-1 70 7z",
  },
  tavern: {
    dark: "M34 36V20L58 7l24 13v16zM82 36V24h28v12zM72 12V3h7v14zM90 24l12-7 12 7z",
    light: "M44 23h9v8h-9zM62 23h9v8h-9zM94 27h7v6h-7z",
  },
  cave: {
    dark: "M8 36L46 9l14 11L80 3l36 33z",
    light: "M56 36q1-17 13-17t13 17z",
  },
  training: {
    dark: `${stakes}M14 25h96v3H14z`,
    light: "M73 12a10 10 0 1 0 .1 0zm0 5a5 5 0 1 1-.1 0z",
  },
  sanctuary: {
    dark: `M34 17L67 3l33 14v2H34zM36 33h62v3H36z${columns}`,
    light: "M67 8a3.5 3.5 0 1 0 .1 0z",
  },
  university: {
    dark: "M46 36V21q22-23 44 0v15zM66 10V1h3v9zM28 36V15l6-10 6 10v21zM96 36V15l6-10 6 10v21z",
    light: "M54 36V26q4-5 8 0v10zM74 36V26q4-5 8 0v10zM32 18h4v6h-4zM100 18h4v6h-4z",
  },
  arena: { dark: "M20 36V15q48-14 92 0v21z", light: arches },
  hunt: {
    dark: "M6 36l10-18 8 10 9-20 10 20 8-12 9 16 10-22 10 18 9-12 8 10 9-16 10 26z",
    light: "M100 3a6 6 0 1 0 .1 0z",
  },
};
