import { expect, it } from "vitest";
import { changed } from "./changes";

it("does what the server says, and shares what stays", () => {
  const players = [{ gold: 1, "a/b~c": 0 } as Record<string, number>, { gold: 2 } as Record<string, number>];
  const view = { round: 1, hand: ["a", "b", "c"], players, gone: true };
  const next = changed(view, [
    { op: "replace", path: "/players/0/gold", value: 5 },
    { op: "replace", path: "/players/0/a~1b~0c", value: 1 },
    { op: "remove", path: "/hand/2" },
    { op: "add", path: "/hand/-", value: "d" },
    { op: "remove", path: "/gone" },
    { op: "add", path: "/deck", value: [1] },
  ]) as typeof view;
  expect(next).toEqual({
    round: 1,
    hand: ["a", "b", "d"],
    players: [{ gold: 5, "a/b~c": 1 }, { gold: 2 }],
    deck: [1],
  });
  expect(next.players[1]).toBe(view.players[1]);
  expect(view.hand).toEqual(["a", "b", "c"]);
});

it("may be a view as a whole", () => {
  expect(changed({ a: 1 }, [{ op: "replace", path: "", value: { b: 2 } }])).toEqual({ b: 2 });
});
