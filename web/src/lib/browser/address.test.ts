import { expect, it } from "vitest";
import { isHere, read } from "./address";

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

it("knows the names of this computer", () => {
  expect(["localhost", "table.localhost", "127.0.0.1", "127.1.2.3", "[::1]"].every(isHere)).toBe(true);
  expect(["192.168.1.7", "localhost.example", "127.example.org", "taverne.example"].some(isHere)).toBe(false);
});
