// @vitest-environment node
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { portraits } from "./portraits";

const folder = fileURLToPath(new URL("../src/people/", import.meta.url));
const characters = fileURLToPath(new URL("../../server/src/characters.rs", import.meta.url));

it("the portraits are as they are drawn, one for everybody", () => {
  const drawn = portraits();
  if (process.env["PORTRAITS"] === "write")
    for (const [id, svg] of Object.entries(drawn)) writeFileSync(`${folder}${id}.svg`, svg);
  const kept = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  expect(kept.sort()).toEqual(
    Object.keys(drawn)
      .map((id) => `${id}.svg`)
      .sort(),
  );
  for (const [id, svg] of Object.entries(drawn)) expect(readFileSync(`${folder}${id}.svg`, "utf8")).toBe(svg);
  const server = [...readFileSync(characters, "utf8").matchAll(/^ {4}\("(\w+)", "[^"]+", "\w+"\),$/gm)];
  expect(server.map((match) => match[1]).sort()).toEqual(Object.keys(drawn).sort());
});
