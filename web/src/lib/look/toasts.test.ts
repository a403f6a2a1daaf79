// What notices promise: nothing is said twice at once, and a refusal gives way to the next.
import { beforeEach, expect, it } from "vitest";
import { dismiss, toast, toasts } from "./toasts.svelte";

const said = () => toasts.map((shown) => shown.says());

beforeEach(() => {
  for (const { id } of [...toasts]) dismiss(id);
});

it("says nothing beside itself", () => {
  toast(() => "copied", "good");
  toast(() => "kept");
  toast(() => "copied", "good");
  expect(said()).toEqual(["kept", "copied"]);
});

it("shows the latest refusal only, beside what else is said", () => {
  toast(() => "kept");
  toast(() => "not so fast: 3", "bad");
  toast(() => "not so fast: 2", "bad");
  expect(said()).toEqual(["kept", "not so fast: 2"]);
});

it("speaks the language of the moment", () => {
  let french = false;
  toast(() => (french ? "une revanche" : "a rematch"));
  french = true;
  expect(said()).toEqual(["une revanche"]);
});
