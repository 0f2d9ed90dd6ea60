/** The tables a browser sits at are found again at the door, and forgotten when they are over. */
import { beforeEach, expect, test } from "vitest";
import { forget, ownTables, remember } from "../src/core/tables";
import type { TableInfo } from "../src/core/types";

function table(change: Partial<TableInfo>): TableInfo {
  const base = { code: "abc", game: "luxury", seats: 3, options: {}, listed: false, clock: { kind: "turns", hours: 24 }, state: "playing", members: [], you: 0, mine: [0] };
  return { ...base, spectators: 0, seed_commitment: "", commitment: null, match: "m", lesson: false, next: null, ...change } as TableInfo;
}

beforeEach(() => localStorage.clear());

test("a table stands in the list once, the newest first, until it is over", () => {
  remember(table({}));
  remember(table({ code: "def" }));
  remember(table({}));
  expect(ownTables().map((one) => one.code)).toEqual(["abc", "def"]);
  remember(table({ state: "over" }));
  expect(ownTables().map((one) => one.code)).toEqual(["def"]);
  forget("def");
  expect(ownTables()).toEqual([]);
});

test("watching and lessons are not kept", () => {
  remember(table({ you: null }));
  remember(table({ lesson: true }));
  expect(ownTables()).toEqual([]);
});

test("a live table is forgotten after some hours, one over days is not", () => {
  const start = 1_000_000_000_000;
  remember(table({ code: "quick", clock: { kind: "live", seconds: 45, reserve: 120 } }), start);
  remember(table({ code: "slow" }), start);
  expect(ownTables(start + 4 * 3_600_000).map((one) => one.code)).toEqual(["slow"]);
});

test("a list that cannot be read is an empty one", () => {
  localStorage.setItem("saleroom.tables", "{oops");
  expect(ownTables()).toEqual([]);
  localStorage.setItem("saleroom.tables", '{"a": 1}');
  expect(ownTables()).toEqual([]);
});
