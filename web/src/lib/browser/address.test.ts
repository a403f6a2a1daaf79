import { expect, it } from "vitest";
import { read } from "./address";

it("reads a link to a moment", () => {
  const route = read({ pathname: "/table/t_1/replay", search: "?at=12", hash: "" });
  expect(route).toEqual({ path: ["table", "t_1", "replay"], query: { at: "12" }, hash: "" });
});

it("reads a heading of the rules, and home", () => {
  expect(read({ pathname: "/rules/card-kingdoms/", search: "", hash: "#dark-lord" })).toMatchObject({
    path: ["rules", "card-kingdoms"],
    hash: "dark-lord",
  });
  expect(read({ pathname: "/", search: "", hash: "" }).path).toEqual([]);
});
