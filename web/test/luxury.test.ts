/** A reveal of luxury is played out as its events tell it: winner last, powers in order, each with what it changes. */
import { expect, test } from "vitest";
import { lotDrawing, lotPainting, lots as drawings, type Sign } from "../src/art/luxury";
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
    table: [null, null, null],
    sealed: [true, true, false],
    choice: { type: "bid", card: 40 },
    hand: ALL,
    hand_sizes: [9, 9, 9],
    doubled: [false, true, false],
    counts_double: [false, false, false],
    rebid: null,
    won: [[], [], []],
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

test("at a table that shows them the withdrawn lots are counted and known, else only counted", () => {
  const memory = { hands: [], discards: [], appraised: [0, 0, 0], withdrawn: [2], lots_to_come: [1, 3, 4, 6, 7, 8, 9] };
  const shown = viewOf({ lots_left: 7, memory });
  const hidden = viewOf({ lots_left: 7 });
  expect([sceneOf(shown).withdrawn, sceneOf(shown).done]).toEqual([[2], 1]);
  expect([sceneOf(hidden).withdrawn, sceneOf(hidden).done]).toEqual([null, 1]);
  const events: LuxuryEvent[] = [
    { type: "bids_revealed", cards: [0, 30, 90] },
    { type: "hooligan_came", seat: 0, rule: "L4" },
    { type: "lot_withdrawn", lot: 5 },
    { type: "lot_turned_up", lot: 7, rule: "L3" },
  ];
  const ends = [shown, hidden].map((view) => stepsOf(view, events).at(-1)!.scene);
  expect(ends.map(({ withdrawn, done, lot }) => [withdrawn, done, lot])).toEqual([
    [[2, 5], 2, 7],
    [null, 2, 7],
  ]);
});

test("a doubled bid that ties loses the mark, or keeps it where the table says so", () => {
  const tie: LuxuryEvent[] = [
    { type: "bids_revealed", cards: [40, 20, 30] },
    { type: "banker_doubled", seat: 0, rule: "L4" },
    { type: "bids_tied", seats: [0, 1], value: 40, rebid: true, rule: "L7" },
  ];
  expect(stepsOf(viewOf(), tie).at(-1)!.scene.doubled).toEqual([true, false, false]);
  const lasts: LuxuryEvent[] = [...tie, { type: "doubling_lasted", seat: 1, rule: "L5" }];
  expect(stepsOf(viewOf(), lasts).at(-1)!.scene.doubled).toEqual([true, true, false]);
});

const lotsOf = (...lots: [number, Sign][]) => lots.map(([points, sign]) => ({ points, sign }));

test("every lot has a drawing and a painting, equal ones and a fourth of a sign too", () => {
  const usual = lotsOf([2, "jewel"], [6, "jewel"], [7, "jewel"]);
  expect([1, 2, 3].map((number) => drawings.jewel.indexOf(lotDrawing(usual, number)))).toEqual([0, 1, 2]);
  const equal = lotsOf([5, "jewel"], [5, "jewel"], [5, "jewel"]);
  expect([1, 2, 3].map((number) => drawings.jewel.indexOf(lotDrawing(equal, number)))).toEqual([0, 1, 2]);
  const many = lotsOf([9, "estate"], [5, "estate"], [5, "estate"], [1, "estate"], [5, "estate"], [7, "estate"], [3, "vehicle"]);
  expect([1, 2, 3, 4, 5, 6].map((number) => drawings.estate.indexOf(lotDrawing(many, number)))).toEqual([2, 0, 1, 0, 1, 2]);
  expect(drawings.vehicle.indexOf(lotDrawing(many, 7))).toBe(0);
  expect([1, 2, 3, 4, 5, 6].every((number) => lotPainting(many, number).includes("estate-"))).toBe(true);
});
