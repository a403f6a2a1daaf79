import { beforeEach, describe, expect, it } from "vitest";
import { drop, keep, keptFor } from "./kept";
import { wishFor } from "./wish";

const play = (game: string) => wishFor(game, "play", keptFor(game));
const bots = (game: string) => play(game).seats?.flatMap((seat) => (seat.kind === "bot" ? [seat.bot] : []));

beforeEach(() => localStorage.clear());

describe("“Play”", () => {
  it("gives newcomers prepared hands and easy opponents", () => {
    expect(play("valroc").options).toEqual({ hands: "prepared", rows: "suggested" });
    expect(bots("valroc")).toEqual(["easy", "easy"]);
    expect(play("card-kingdoms").options).toEqual({});
  });
  it("gives everybody else what they chose last at that game", () => {
    keep("valroc", {
      options: { mode: "expert" },
      bots: [{ bot: "hard", character: "isaure" }],
      hints: false,
    });
    expect(play("valroc")).toMatchObject({ options: { mode: "expert" }, hints: false });
    expect(play("valroc").seats).toContainEqual({ kind: "bot", bot: "hard", character: "isaure" });
    expect(bots("card-kingdoms")).toEqual(["easy", "easy"]);
  });
  it("has opponents even if the last choice was a game alone", () => {
    keep("valroc", { options: {}, bots: [], hints: true });
    expect(bots("valroc")).toEqual(["easy", "easy"]);
  });
  it("forgets a choice that cannot be read, or is dropped", () => {
    localStorage.setItem("taverne.chosen", '{"valroc":[7]}');
    expect(keptFor("valroc")).toBeNull();
    keep("valroc", { options: {}, bots: [], hints: true });
    drop("valroc");
    expect(keptFor("valroc")).toBeNull();
  });
});
