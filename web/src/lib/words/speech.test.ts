import { afterEach, expect, it } from "vitest";
import type { Phrase } from "../../generated/engine/Phrase";
import { settings } from "$lib/browser/settings.svelte";
import { numberIn, speak } from "./speech";
import { addWords, learn } from "./words.svelte";

const words = {
  fr: () =>
    Promise.resolve(
      [
        "test-slew = { $who_is ->",
        "    [you] Vous terrassez { $card } ({ $paid }).",
        "   *[other] { $who } terrasse { $card } ({ $paid }).",
        " }",
        "test-gold = { $n } Or",
        "test-goblin = Gobelin",
        "test-said = « { $text } »",
      ].join("\n"),
    ),
  en: () => Promise.resolve("test-gold = { $n } Gold\ntest-goblin = Goblin"),
};
const gold = (n: number): Phrase => ({ key: "test-gold", args: [["n", { number: n }]] });
const slew: Phrase = {
  key: "test-slew",
  args: [
    ["who", { seat: 1 }],
    ["card", { phrase: { key: "test-goblin" } }],
    ["paid", { list: [gold(2), gold(1)] }],
  ],
};

afterEach(() => {
  settings.language = "fr";
});

it("knows who reads, says what is inside, and joins lists", async () => {
  settings.language = "fr";
  await addWords(words);
  expect(speak(slew, { you: null })).toBe("[[seat:1]] terrasse Gobelin (2 Or, 1 Or).");
  expect(speak(slew, { you: 1 })).toBe("Vous terrassez Gobelin (2 Or, 1 Or).");
});

it("draws what the game draws", async () => {
  await addWords(words);
  const draw = (phrase: Phrase, said: string) => {
    if (phrase.key === "test-gold") return `[[gold:${String(numberIn(phrase, "n"))}]]`;
    return phrase.key === "test-goblin" ? `[[card:monster:goblin|${said}]]` : undefined;
  };
  expect(speak(slew, { you: 1, draw })).toBe(
    "Vous terrassez [[card:monster:goblin|Gobelin]] ([[gold:2]], [[gold:1]]).",
  );
});

it("says it in the other language after a switch", async () => {
  await addWords(words);
  settings.language = "en";
  expect(speak(gold(3), { you: null })).toBe("3 Or");
  await learn("en");
  expect(speak(gold(3), { you: null })).toBe("3 Gold");
});

it("lets no text pass for a mark", async () => {
  await addWords(words);
  const said: Phrase = { key: "test-said", args: [["text", { text: "[[gold:99]]" }]] };
  expect(speak(said, { you: null })).toBe("«\u00a0[gold:99]\u00a0»");
});
