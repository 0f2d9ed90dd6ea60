/** A reveal of luxury is played out as its events tell it: winner last, powers in order, each with what it changes. */
import { expect, test } from "vitest";
import { sceneOf, stepsOf, stillOf, type Card, type LuxuryEvent, type LuxuryView } from "../src/tables/luxury/scene";

const ALL: Card[] = [0, 20, 30, 40, 50, 60, 70, 80, 90];

function viewOf(more: Partial<LuxuryView> = {}): LuxuryView {
  return {
    game: "luxury",
    phase: "bidding",
    seats: 3,
    viewer: 0,
    over: false,
    to_act: [2],
    lot: 5,
    lots_left: 8,
    lots_ahead: [],
    lots_to_come: [1, 2, 3, 4, 6, 7, 8, 9],
    table: [null, null, null],
    sealed: [true, true, false],
    choice: { type: "bid", card: 40 },
    hand: ALL,
    hand_sizes: [9, 9, 9],
    doubled: [false, true, false],
    counts_double: [false, false, false],
    rebid: null,
    won: [[], [], []],
    withdrawn: [],
    options: { lots: [], memory: true, readings: [] },
    outcome: null,
    ...more,
  };
}

test("before the reveal only the own card is known", () => {
  const { slots } = sceneOf(viewOf());
  expect(slots.map((slot) => [slot.laid, slot.open, slot.card])).toEqual([
    [true, false, 40],
    [true, false, null],
    [false, false, null],
  ]);
});

test("events without a reveal are not played out", () => {
  expect(stepsOf(viewOf(), [{ type: "bid_sealed", seat: 1 }])).toEqual([]);
});

test("cards turn one by one with the winner last, then the powers are named, then the lot goes", () => {
  const events: LuxuryEvent[] = [
    { type: "bid_sealed", seat: 2 },
    { type: "bids_revealed", cards: [40, 30, 90] },
    { type: "banker_doubled", seat: 0, rule: "L4" },
    { type: "swindler_counted", seat: 1, rule: "L4" },
    { type: "bid_highest", seat: 1, value: 190, rule: "L6" },
    { type: "lot_sold", lot: 5, seat: 1, rule: "L6" },
    { type: "lot_turned_up", lot: 7, rule: "L3" },
  ];
  const steps = stepsOf(viewOf(), events);
  expect(steps.map(({ scene }) => scene.slots.map((slot) => (slot.open ? "o" : slot.laid ? "x" : ".")).join(""))).toEqual(["xxx", "oxx", "oxo", "ooo", "ooo", "ooo", "ooo", "ooo", "..."]);
  expect(steps.map(({ scene }) => scene.power)).toEqual([null, null, null, null, 40, 30, null, null, null]);
  expect(steps.map(({ told }) => told)).toEqual([1, 1, 1, 2, 3, 4, 5, 6, 7]);
  const [banker, swindler, highest, sold, next] = steps.slice(-5).map(({ scene }) => scene);
  expect(banker!.doubled).toEqual([true, false, false]);
  expect(swindler!.slots[1]).toMatchObject({ counts: 95, double: true });
  expect(highest!.slots[1]).toMatchObject({ counts: 190, end: "won" });
  expect(highest!.fired).toEqual([40, 30]);
  expect([sold!.lot, sold!.won]).toEqual([null, [[], [5], []]]);
  expect([next!.lot, next!.hand]).toEqual([7, ALL.filter((card) => card !== 40)]);
});

test("the Constable silences what lies there, and nothing else", () => {
  const steps = stepsOf(viewOf(), [
    { type: "bids_revealed", cards: [60, 0, 90] },
    { type: "constable_called", seat: 0, rule: "L4" },
    { type: "bid_highest", seat: 2, value: 90, rule: "L6" },
  ]);
  const { slots, silenced, gone } = steps.at(-1)!.scene;
  expect(slots.map((slot) => slot.silent)).toEqual([false, true, false]);
  expect([silenced, gone]).toEqual([[0], false]);
});

test("blackmail puts the 20 there and gives my card back", () => {
  const before = viewOf({ phase: "blackmailing", table: [90, 50, 70], sealed: [false, false, false], choice: null, hand: ALL.filter((card) => card !== 90) });
  expect(sceneOf(before)).toMatchObject({ power: 50, fired: [70] });
  const steps = stepsOf(before, [
    { type: "seat_blackmailed", seat: 1, target: 0, forced: true, returned: 90, rule: "L4" },
    { type: "bid_highest", seat: 2, value: 70, rule: "L6" },
    { type: "lot_sold", lot: 5, seat: 2, rule: "L6" },
  ]);
  const { slots, hand, about } = steps[0]!.scene;
  expect(slots[0]).toMatchObject({ card: 20, forced: true, open: true });
  expect(hand).toContain(90);
  expect(hand).not.toContain(20);
  expect(about).toEqual([1, 0]);
});

test("with little motion there is one moment that shows it all", () => {
  const steps = stepsOf(viewOf(), [
    { type: "bids_revealed", cards: [40, 40, 20] },
    { type: "bids_tied", seats: [0, 1], value: 40, rebid: true, rule: "L7" },
  ]);
  const still = stillOf(steps);
  expect(still).toHaveLength(1);
  expect(still[0]!.scene.slots.map((slot) => [slot.open, slot.end])).toEqual([
    [true, "tied"],
    [true, "tied"],
    [true, null],
  ]);
  expect(still[0]!.told).toBe(2);
});

test("a blackmail that ends in a tie is played out too", () => {
  const before = viewOf({ phase: "blackmailing", table: [50, 90, 20], sealed: [false, false, false], choice: null, hand: ALL.filter((card) => card !== 50) });
  const steps = stepsOf(before, [
    { type: "blackmail_sealed", seat: 0, target: 1 },
    { type: "seat_blackmailed", seat: 0, target: 1, forced: true, returned: 90, rule: "L4" },
    { type: "bids_tied", seats: [1, 2], value: 20, rebid: true, rule: "L7" },
  ]);
  expect(steps.map((step) => step.scene.event?.type)).toEqual(["seat_blackmailed", "bids_tied"]);
  expect(steps[0]!.scene.slots[1]).toMatchObject({ card: 20, forced: true });
  expect(steps[1]!.scene.slots.map((slot) => slot.end)).toEqual([null, "tied", "tied"]);
  expect(stepsOf(before, [{ type: "blackmail_sealed", seat: 0, target: 1 }])).toEqual([]);
});
