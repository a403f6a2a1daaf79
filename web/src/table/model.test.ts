import { expect, it } from "vitest";
import type { TableInfo } from "../generated/protocol/TableInfo";
import { missing } from "./model";

const table = (from: (number | null)[]) =>
  ({
    host: "p0",
    seats: from.map((replaceable_from, seat) => ({ seat, person: `p${String(seat)}`, replaceable_from })),
  }) as unknown as TableInfo;

it("lets the host call the house for those who are away and waited for, by our own clock", () => {
  expect(missing(table([null, 5000, 7000]), 0, [1], 1000)).toEqual([{ seat: 1, from: 4000 }]);
  expect(missing(table([null, null, null]), 0, [1, 2], 0)).toEqual([]);
});

it("lets the others do so once the host is away too", () => {
  expect(missing(table([null, null, 5000]), 1, [2], 0)).toEqual([]);
  expect(missing(table([8000, null, 5000]), 1, [0, 2], 0)).toEqual([
    { seat: 0, from: 8000 },
    { seat: 2, from: 8000 },
  ]);
  expect(missing(table([8000, null, 5000]), null, [2], 0), "who looks on").toEqual([]);
});
