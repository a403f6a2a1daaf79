import { describe, expect, it } from "vitest";
import { buttons, glowing, idle, kindOf, pick, refusals, remaining, type Choice } from "./choices";

const slayWithStrength: Choice = { id: 1, action: 1, label: "2 Force", targets: ["stack:0"] };
const slayWithMagic: Choice = { id: 2, action: 2, label: "1 Force + 1 Magie", targets: ["stack:0"] };
const recruit: Choice = { id: 3, action: 3, label: "Recruter", targets: ["stack:5"] };
const gainGold: Choice = { id: 4, action: 4, label: "1 Or", targets: ["gain:gold"] };
const tooDear: Choice = {
  id: 5,
  action: 5,
  label: "Terrasser",
  targets: ["stack:4"],
  refusal: "il vous manque 1 Force",
};
const robGold: Choice = { id: 6, action: 6, label: "Or", targets: ["seat:1", "gain:gold"] };
const robMagic: Choice = { id: 7, action: 7, label: "Magie", targets: ["seat:1", "gain:magic"] };
const robOther: Choice = { id: 8, action: 8, label: "Or", targets: ["seat:2", "gain:gold"] };
const turn = [slayWithStrength, slayWithMagic, recruit, gainGold, tooDear];
const onBoard = (key: string) => kindOf(key) !== "gain";

describe("what glows", () => {
  it("is every thing with a legal choice", () => {
    expect([...glowing(turn, [])]).toEqual(["stack:0", "stack:5", "gain:gold"]);
  });
  it("is, after a click, what tells the remaining choices apart", () => {
    expect([...glowing([robGold, robMagic, robOther], ["seat:1"])]).toEqual(["gain:gold", "gain:magic"]);
  });
});

describe("a click", () => {
  it("plays the only choice left", () => {
    expect(pick(turn, [], "stack:5")).toEqual({ outcome: "play", choice: recruit });
  });
  it("narrows when several are left", () => {
    expect(pick(turn, [], "stack:0")).toEqual({ outcome: "narrowed", picked: ["stack:0"] });
    expect(remaining(turn, ["stack:0"])).toEqual([slayWithStrength, slayWithMagic]);
  });
  it("needs as many clicks as the choice has distinct targets", () => {
    const robbery = [robGold, robMagic, robOther];
    expect(pick(robbery, ["seat:1"], "gain:magic")).toEqual({ outcome: "play", choice: robMagic });
  });
  it("on a refused, unknown or already picked thing does nothing", () => {
    expect(pick(turn, [], "stack:4")).toEqual({ outcome: "nothing" });
    expect(pick(turn, [], "stack:19")).toEqual({ outcome: "nothing" });
    expect(pick(turn, ["stack:0"], "stack:0")).toEqual({ outcome: "nothing" });
  });
});

describe("why not", () => {
  it("is told for things without any legal choice", () => {
    expect(refusals(turn, [])).toEqual(new Map([["stack:4", "il vous manque 1 Force"]]));
  });
  it("is not told for a thing that has a legal choice too", () => {
    const withoutMagic = { ...slayWithMagic, refusal: "il vous manque 1 Magie" };
    expect(refusals([slayWithStrength, withoutMagic], []).has("stack:0")).toBe(false);
  });
});

describe("buttons beside the prompt", () => {
  it("are the choices that nothing on the board stands for", () => {
    expect(buttons(turn, [], onBoard)).toEqual([gainGold]);
  });
  it("are, after a click, the choices that no further click tells apart", () => {
    expect(buttons(turn, ["stack:0"], onBoard)).toEqual([slayWithStrength, slayWithMagic]);
  });
  it("include the only thing that can be done", () => {
    expect(buttons([recruit, tooDear], [], onBoard)).toEqual([recruit]);
  });
  it("include choices without targets", () => {
    const pass: Choice = { id: 9, action: 9, label: "Renoncer", targets: [] };
    expect(buttons([pass, recruit], [], onBoard)).toEqual([pass]);
  });
  it("include choices that all stand on the same thing", () => {
    expect(buttons([slayWithStrength, slayWithMagic], [], onBoard)).toEqual([
      slayWithStrength,
      slayWithMagic,
    ]);
  });
});

it("glows faintly where a click leads to nothing useful", () => {
  const one = { id: 1, action: 1, label: "1", targets: ["die", "lair"], idle: true };
  const two = { id: 2, action: 2, label: "2", targets: ["die", "road"] };
  expect([...idle([one, two], [])]).toEqual(["lair"]);
  expect([...idle([one], [])]).toEqual(["die", "lair"]);
});
