import { expect, test } from "vitest";
import { callsOf, stepsOf } from "../src/tables/antiques/scene";
import type { AntiquesEvent, AntiquesView } from "../src/wire/api";

const bid = (seat: number, coins: number): AntiquesEvent => ({ type: "bid_made", seat, coins, rule: "A4" });
const pass = (seat: number): AntiquesEvent => ({ type: "seat_passed", seat, rule: "A4" });
const laid: AntiquesEvent = { type: "lot_laid_out", round: 2, first: 1, cards: ["stamp", "replica", null], rule: "A3" };
const sold: AntiquesEvent = { type: "lot_sold", seat: 0, price: 5, cards: ["stamp", "replica", "painting"], share: 2, to_bank: 1, rule: "A6" };
const placed: AntiquesEvent = { type: "replica_placed", seat: 0, group: "stamp", rule: "A8" };
const before = { round: 1, lot: ["stamp", "replica", null] } as unknown as AntiquesView;

test("the auctioneer calls once for each who has passed since the highest bid", () => {
  expect(callsOf([laid])).toBe(0);
  expect(callsOf([laid, pass(1), bid(2, 1)])).toBe(0);
  expect(callsOf([laid, bid(1, 1), pass(2)])).toBe(1);
  expect(callsOf([laid, bid(1, 1), pass(2), { type: "seat_banned", seat: 1, target: 0, rule: "A10" }])).toBe(2);
  expect(callsOf([laid, bid(1, 1), pass(2), bid(0, 2)])).toBe(0);
  expect(callsOf([bid(1, 1), pass(2), laid, pass(1)])).toBe(0);
});

test("a lot changes hands step by step, and nothing is told before it is seen", () => {
  const steps = stepsOf(before, [pass(2), sold, placed, laid], 2);
  expect(steps.map((step) => step.scene.stage)).toEqual(["going", "hammer", "turning", "turned", "leaving", "after"]);
  expect(steps.map((step) => step.told)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(steps.map((step) => step.now)).toEqual([false, false, false, false, true, true]);
  expect(steps.every((step) => step.scene.round === 1)).toBe(true);
  expect(steps.at(-1)?.scene).toMatchObject({ event: placed, cards: null });
});

test("after a stop and after many passes the hammer falls at once", () => {
  const stop: AntiquesEvent = { type: "bidding_stopped", seat: 0, rule: "A10" };
  expect(stepsOf(before, [stop, sold], 0)[0]?.scene.stage).toBe("hammer");
  expect(stepsOf(before, [pass(2), sold], 3)[0]?.scene.stage).toBe("hammer");
});

test("bids keep nobody waiting, an unsold lot is seen to go, and two lots at once are not played out", () => {
  expect(stepsOf(before, [bid(1, 3)], 0)).toEqual([]);
  expect(stepsOf(before, [{ type: "lot_unsold", round: 1, rule: "A5" }, laid], 0).map((step) => step.scene.stage)).toEqual(["unsold"]);
  expect(stepsOf(before, [sold, laid, sold], 1)).toEqual([]);
});
