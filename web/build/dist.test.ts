import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { copies } from "./compressed";
import { packageOf, section } from "./licences";

test("what is worth it is compressed twice, and nothing else", () => {
  const script = Buffer.from("export const answer = 42;\n".repeat(100));
  const [br, gz] = copies("assets/a.js", script);
  expect([br?.[0], gz?.[0]]).toEqual([".br", ".gz"]);
  expect(brotliDecompressSync(br?.[1] ?? "")).toEqual(script);
  expect(gunzipSync(gz?.[1] ?? "")).toEqual(script);
  expect(copies("assets/a.woff2", script)).toEqual([]);
  expect(copies("assets/a.js", Buffer.from("tiny"))).toEqual([]);
  expect(copies("assets/a.js.br", script)).toEqual([]);
});

test("a module belongs to the innermost package", () => {
  expect(packageOf("/x/node_modules/svelte/src/index.js")).toBe("/x/node_modules/svelte");
  expect(packageOf("\0/x/node_modules/@fluent/bundle/esm/a.js?v=1")).toBe("/x/node_modules/@fluent/bundle");
  expect(packageOf("/x/node_modules/a/node_modules/b/c.js")).toBe("/x/node_modules/a/node_modules/b");
  expect(packageOf("/x/web/src/main.ts")).toBeUndefined();
});

test("a package is told with its licence", () => {
  const folder = mkdtempSync(join(tmpdir(), "taverne-licences-"));
  const about = { name: "tool", version: "1.2.3", license: "MIT", author: { name: "Ada" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(about));
  writeFileSync(join(folder, "LICENSE.md"), "Do as you like.\n");
  expect(section(folder)).toBe("tool 1.2.3\nMIT\nAda\n\nDo as you like.");
  rmSync(folder, { recursive: true });
});
