/** Phrases of the server put into words, with the things in them as marks (`phrase.ts`). */
import type { FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../../generated/engine/Phrase";
import { t } from "./words.svelte";

export interface Voice {
  /** The seat that reads, null for somebody who looks on. */
  you: number | null;
  /** What a game draws instead of saying it: an icon, a card. Undefined to say it. */
  draw?: ((phrase: Phrase, words: string) => string | undefined) | undefined;
}

// Nobody's name or text may pass for a mark.
const tame = (text: string) => text.replaceAll("[[", "[").replaceAll("]]", "]");

/** The number that a phrase is given under `name`. */
export function numberIn(phrase: Phrase, name: string): number | undefined {
  const arg = phrase.args?.find(([given]) => given === name)?.[1];
  return arg !== undefined && "number" in arg ? arg.number : undefined;
}

/** The phrase in the language of the settings, with marks. */
export function speak(phrase: Phrase, voice: Voice): string {
  const values: Record<string, FluentVariable> = {};
  for (const [name, arg] of phrase.args ?? []) {
    if ("number" in arg) values[name] = arg.number;
    else if ("text" in arg) values[name] = tame(arg.text);
    else if ("seat" in arg) {
      values[name] = `[[seat:${String(arg.seat)}]]`;
      values[`${name}_is`] = arg.seat === voice.you ? "you" : "other";
    } else if ("phrase" in arg) values[name] = speak(arg.phrase, voice);
    else values[name] = arg.list.map((part) => speak(part, voice)).join(", ");
  }
  const words = t(phrase.key, values);
  return voice.draw?.(phrase, words) ?? words;
}
