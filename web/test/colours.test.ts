import { expect, test } from "vitest";
import { byColour, goingOf, isLoud, setGroups, stepsOf } from "../src/tables/colours/board";
import type { ColoursEvent, ColoursView } from "../src/wire/api";

const view = {
  market: ["R5", "B2", "G9"],
  marks: [{}, { "0": "?", "1": "?" }, { "2": "X" }],
  sale: 0,
  totals: [1, 1, 0],
  replaced: [[], [], []],
  out: [false, false, true],
  hand_sizes: [2, 2, 2],
  house_size: null,
  hand: ["R4", "R4"],
} as unknown as ColoursView;
const sold: ColoursEvent = { type: "card_sold", card: "R5", slot: 0, seat: 1, rule: "C6" };
const leftover: ColoursEvent = { type: "leftover_taken", card: "G9", slot: 2, seat: 0, rule: "C7" };
const filled: ColoursEvent = { type: "deal_begun", seat: 1, market: ["B1", "B2", "B3"], rule: "C8" };

test("a sale: the buyer's ? become X, all others go back, and the card is the buyer's", () => {
  const [passed, sale, lap] = stepsOf(view, [{ type: "seat_passed", seat: 0, rule: "C3" }, sold, leftover, filled], 0);
  expect(passed?.scene.board.out).toEqual([true, false, true]);
  expect(sale?.scene.board).toMatchObject({ market: [null, "B2", "G9"], marks: [{}, { "1": "X" }, { "2": "X" }], sale: null, totals: [0, 0, 0], handSizes: [2, 3, 2] });
  expect(lap?.scene.board).toMatchObject({ market: [null, "B2", null], hand: ["R4", "R4", "G9"] });
  expect([passed, sale, lap].map((step) => step?.told)).toEqual([1, 2, 3]);
  expect([sale, lap].every((step) => isLoud(step!.scene.event))).toBe(true);
});

test("what I give up myself is not played out to me, and what others do is", () => {
  const mine: ColoursEvent = { type: "card_renounced", seat: 0, slot: 1, card: "B2", rule: "C4" };
  const card: ColoursEvent = { type: "hand_card_discarded", seat: 0, rule: "C4", card: "R4" };
  expect(stepsOf(view, [mine, card], 0)).toEqual([]);
  const [step] = stepsOf(view, [mine, card, { type: "seat_passed", seat: 1, rule: "C3" }], 0);
  expect(step).toMatchObject({ told: 3, scene: { board: { totals: [3, 1, 0], hand: ["R4"], handSizes: [1, 2, 2] } } });
  expect(stepsOf(view, [mine], 1)).toHaveLength(1);
});

test("a hand card replaces a market card until the sale", () => {
  const replaces: ColoursEvent = { type: "hand_card_replaces", seat: 2, slot: 2, card: "G9", rule: "C5" };
  const [step, sale] = stepsOf(view, [replaces, sold], 0);
  expect(step).toMatchObject({ told: 1, scene: { board: { replaced: [[], [], [2]] } } });
  expect(sale?.scene.board.replaced).toEqual([[], [], []]);
});

test("a hand by colours: runs and sets are noticed", () => {
  const groups = byColour(["R4", "R5", "R6", "B5", "G5", "G*", "B5"]);
  expect(groups.map((group) => group.cards.map((one) => one.card))).toEqual([["R4", "R5", "R6"], ["B5"], ["G5", "G*"]]);
  expect(groups[0]!.cards.map((one) => [one.run, one.joined, one.set])).toEqual([[true, true, false], [true, true, true], [true, false, false]]);
  expect(groups[1]!.cards[0]).toMatchObject({ copies: 2, set: true, run: false });
});

test("numbers whose sets count the same are told together", () => {
  expect(setGroups([3, 3, 3, 3, 3, 3, 6, 6, 6])).toEqual([{ points: 3, numbers: "1–6" }, { points: 6, numbers: "7–9" }]);
  expect(setGroups([1, 2, 2, 1, 1, 1, 1, 1, 9]).map((part) => part.numbers)).toEqual(["1", "2–3", "4–8", "9"]);
});

test("the auctioneer calls as often as others have passed since the bid that stands", () => {
  const up = { type: "card_put_up", seat: 0, slot: 0, card: "R5", out: [], rule: "C1" } as ColoursEvent;
  const stands = (seat: number, total: number): ColoursEvent => ({ type: "bid_stands", seat, total, rule: "C5" });
  const passes = (seat: number): ColoursEvent => ({ type: "seat_passed", seat, rule: "C3" });
  expect(goingOf([up])).toBe(null);
  expect(goingOf([up, stands(0, 1)])).toBe(null);
  expect(goingOf([up, stands(0, 1), passes(1)])).toEqual({ bid: stands(0, 1), calls: 1 });
  expect(goingOf([up, stands(0, 1), passes(1), stands(2, 2)])).toBe(null);
  expect(goingOf([up, stands(0, 1), passes(1), passes(2)])?.calls).toBe(2);
  expect(goingOf([up, stands(0, 1), passes(1), sold, up])).toBe(null);
});
