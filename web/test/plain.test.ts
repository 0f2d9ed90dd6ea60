/** The plain table: what it makes of the types of a game that nobody here knows. */
import { expect, test } from "vitest";
import { counted, face, fieldsOfTable, formOf, isPerSeat, type Types } from "../src/tables/plain/fields";
import { groupsOf, keyOf, steps, type Group } from "../src/tables/plain/moves";

const LOT = { description: "A lot, by its points", "x-says": "lot", enum: [2, 3, 4] };
const COINS = { description: "Coins", minimum: 0, maximum: 20, type: "integer" };
const SEAT = { description: "A seat, from 0", "x-says": "seat", type: "integer" };
const TYPES: Types = {
  Move: { anyOf: [{ $ref: "#/types/Bid" }, { $ref: "#/types/Pass" }] },
  Bid: { properties: { type: { enum: ["bid"] }, coins: COINS, target: SEAT } },
  Pass: { properties: { type: { enum: ["pass"] } } },
  View: {
    properties: {
      seats: { description: "How many seats there are", type: "integer" },
      phase: { enum: ["bidding", "over"] },
      lot: { description: "The lot for sale", anyOf: [LOT, { type: "null" }] },
      price: COINS,
      bidder: { description: "Who has made it", anyOf: [SEAT, { type: "null" }] },
      dealer: SEAT,
      purses: { description: "Coins per seat", "x-per-seat": "coins", type: "array", items: COINS },
      sealed: { description: "Per seat whether it has chosen", "x-per-seat": "sealed", type: "array", items: { type: "boolean" } },
      passed: { type: "array", items: { type: "boolean" } },
      lots_left: { description: "Lots to come, in no order that anybody at the table could know of", type: "array", items: LOT },
      hand: { type: "array", items: LOT, "x-own": true },
      choice: { anyOf: [{ $ref: "#/types/Bid" }, { $ref: "#/types/Pass" }, { type: "null" }] },
      market: { type: "array", items: { type: "integer", minimum: 1, "x-row": "options.lots", "x-says": "lot" } },
    },
  },
  Position: { properties: { hands: { description: "Per seat its cards", type: "array", items: { type: "array", items: LOT } } } },
};
const fields = new Map(fieldsOfTable(TYPES, "game", false).map((field) => [field.name, field]));

test("kinds and names of fields", () => {
  expect([...fields.keys()]).not.toContain("phase");
  const kinds = Object.fromEntries([...fields].map(([name, { form }]) => [name, form.entry ? `${form.kind} of ${form.entry.kind}` : form.kind]));
  expect(kinds).toMatchObject({ lot: "thing", price: "number", bidder: "seat", purses: "list of number", sealed: "list of flag", lots_left: "list of thing", choice: "move", market: "list of thing" });
  expect(fields.get("market")!.form.entry!.note).toEqual({ says: "lot", row: "options.lots", low: 1 });
  expect(formOf({ type: "object", additionalProperties: COINS }, TYPES)).toMatchObject({ kind: "object", entry: { kind: "number" } });
});

test("labels are descriptions where these are short and belong to the field", () => {
  expect(fields.get("lot")!.label).toBe("The lot for sale");
  expect(fields.get("purses")!.label).toBe("Coins");
  expect(fields.get("sealed")!.label).toBe("Sealed");
  expect(fields.get("sealed")!.about).toBe("Whether it has chosen");
  expect(fields.get("lots_left")!.label).toBe("Lots left");
  // "Coins" and "A seat, from 0" stand at several fields: they say what a type is.
  expect(fields.get("price")!.label).toBe("Price");
  expect(fields.get("dealer")!.label).toBe("Dealer");
});

test("what has an entry for each seat, and what is mine", () => {
  const has = (name: string, value: unknown): boolean => isPerSeat(fields.get(name)!, value, 3);
  expect(has("purses", [1, 2, 3, 4])).toBe(true);
  expect(has("passed", [true, false, true])).toBe(true);
  expect(has("passed", [true, false])).toBe(false);
  expect(has("lots_left", [2, 3, 4])).toBe(false);
  expect(has("hand", [2, 3, 4])).toBe(false);
  expect(fields.get("hand")!.own).toBe(true);
  expect(fieldsOfTable(TYPES, "game", true).at(-1)).toMatchObject({ name: "hands", perSeat: true, label: "Its cards" });
});

test("numbers of names stand apart, equal entries together", () => {
  expect(face("crate of tea (5)")).toEqual({ name: "crate of tea", mark: "5" });
  expect(face("40 Banker")).toEqual({ name: "Banker", mark: "40" });
  expect(face("20")).toEqual({ name: "", mark: "20" });
  expect(face("amber ★★")).toEqual({ name: "amber ★★", mark: "" });
  expect(counted([3, 1, 3])).toEqual([[3, 2], [1, 1]]);
});

const amounts = (count: number) => Array.from({ length: count }, (_, coins) => ({ type: "bid", coins }));

test("amounts have a pad, few moves a button each, many are chosen field by field", () => {
  const way = (moves: { type: string }[], named = false): string[] => groupsOf(moves, () => named).map((group) => group.way);
  expect(way([...amounts(20), { type: "pass" }])).toEqual(["numbers", "buttons"]);
  expect(way(amounts(3))).toEqual(["buttons"]);
  expect(way(amounts(20), true)).toEqual(["steps"]);
});

test("field by field to one move: what may be left out is left out, lists are picked in any order", () => {
  const pairs = [[1, 2], [1, 3], [2, 3], [4, 4]];
  const moves = pairs.flatMap((cards) => [{ type: "bid", cards }, { type: "bid", cards, recover: true }]);
  const group: Group = { ...groupsOf(moves, () => true)[0]!, way: "steps" };
  expect(group.fields).toEqual(["recover", "cards"]);
  const first = steps(group, {});
  expect(first.left).toEqual([]);
  expect(first.offers[1]).toMatchObject({ items: [1, 2, 3, 4, 4].map((value) => ({ value })) });
  expect(first.taken.recover).toEqual([keyOf(undefined)]);
  expect(steps(group, { cards: ["3#0", "1#0"] }).left).toEqual([{ type: "bid", cards: [1, 3] }]);
  expect(steps(group, { cards: ["4#0", "4#1"], recover: ["true"] }).left).toEqual([{ type: "bid", cards: [4, 4], recover: true }]);
  expect(steps(group, { cards: ["4#0"] }).left).toEqual([]);
});

test("a step without a choice stops there", () => {
  const moves = [0, 1].flatMap((target) => [20, 30].map((card) => ({ type: "ask", target, card })));
  const group: Group = { ...groupsOf(moves, () => true)[0]!, way: "steps" };
  expect(steps(group, {}).offers).toHaveLength(1);
  expect(steps(group, { target: ["1"], card: ["30"] }).left).toEqual([{ type: "ask", target: 1, card: 30 }]);
});
