/** What the page itself moves and sounds; the battle is played back on its own board (`playback.svelte.ts`). */
import type { Motion } from "$lib/motion/motion.svelte";
import type { JsonValue } from "../../../web/src/generated/serde_json/JsonValue";

const typeOf = (heard: JsonValue) => (heard as { type?: string }).type;

export const motions = (heard: JsonValue): Motion[] =>
  typeOf(heard) === "ended" ? [{ kind: "sound", sound: "end" }] : [];

/** A combat round opens a section of the log. */
export const opens = (heard: JsonValue) => typeOf(heard) === "round_begins";
