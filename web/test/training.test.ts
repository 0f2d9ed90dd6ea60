import { beforeEach, expect, test, vi } from "vitest";
import { placesOf } from "../src/coach/honours";
import { PuzzleTable, type Choice } from "../src/coach/puzzle.svelte";
import { A_DAY, BOXES, Memory, today } from "../src/coach/training.svelte";
import type { Puzzle } from "../src/core/types";

const IDS = ["luxury-1-3", "luxury-2-9", "secret-4-12"];
const DAY = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 12) });
});

test("what was wrong comes back tomorrow, before anything new", () => {
  const memory = new Memory();
  const first = memory.next(IDS)!;
  memory.answered(first, false);
  expect(memory.days(first)).toBe(1);
  expect(memory.next(IDS)).not.toBe(first);
  vi.setSystemTime(Date.now() + DAY);
  const later = new Memory();
  expect(later.done).toBe(0);
  expect(later.due(IDS)).toEqual([first]);
  expect(later.next(IDS)).toBe(first);
});

test("each time it is right it stays away longer, and at last for good", () => {
  const id = IDS[0]!;
  new Memory().answered(id, false);
  for (const [box, days] of BOXES.entries()) {
    vi.setSystemTime(Date.now() + days * DAY - DAY);
    expect(new Memory().due(IDS), `box ${box}`).toEqual([]);
    vi.setSystemTime(Date.now() + DAY);
    const memory = new Memory();
    expect(memory.due(IDS)).toEqual([id]);
    memory.answered(id, true);
  }
  vi.setSystemTime(Date.now() + 1000 * DAY);
  expect(new Memory().due(IDS)).toEqual([]);
});

test("what was right at once is not asked again, and when all are done there is none", () => {
  const memory = new Memory();
  for (const _ of IDS) memory.answered(memory.next(IDS)!, true);
  expect([memory.done, memory.right, memory.next(IDS)]).toEqual([3, 3, null]);
  expect(A_DAY).toBeGreaterThan(2);
});

test("a storage that holds nonsense is no reason to fail", () => {
  for (const text of ["", "{", "null", "[]", '{"seen": 3}', '{"seen": {"luxury-1-3": {"box": "x"}}}']) {
    localStorage.setItem("saleroom.training", text);
    const memory = new Memory();
    expect(memory.next(IDS)).not.toBeNull();
    expect(memory.done).toBe(0);
  }
  expect(today()).toBe(Math.floor(Date.UTC(2026, 10, 17) / DAY));
});

test("winners are first, the others come by their points, the house among them", () => {
  expect(placesOf({ scores: [5, 9, 7], winners: [1], breakdown: [] })).toEqual([3, 1, 2]);
  expect(placesOf({ scores: [9, 9, 7], winners: [1], breakdown: [] })).toEqual([2, 1, 3]);
  expect(placesOf({ scores: [4, 3, 8], winners: ["house"], breakdown: [] })).toEqual([2, 3, 1]);
  expect(placesOf({ scores: [8, 8, 2], winners: [0, 1], breakdown: [] })).toEqual([1, 1, 3]);
});

const worth = (move: object, cost: number, verdict: Choice["verdict"]): Choice => ({ move: move as Choice["move"], win: 0.5 - cost, win_error: 0.01, cost, cost_error: 0.01, cost_points: 9 * cost, cost_points_error: 0.1, verdict });
function posed(...choices: Choice[]): [PuzzleTable, boolean[]] {
  const told: boolean[] = [];
  const view = { seats: 2, viewer: 0, to_act: [0], over: false };
  return [new PuzzleTable({ id: "x-1-1", game: "x", seats: 2, seat: 0, level: 1, found: 0.5, number: 1, view, insight: {}, events: [], choices } as unknown as Puzzle, (right) => told.push(right)), told];
}

test("a move at the table of a puzzle is graded once, and then nothing can be done there", async () => {
  const [table, told] = posed(worth({ type: "bid", cards: [3, 10] }, 0.2, "blunder"), worth({ type: "bid", cards: [10] }, 0, "best"));
  expect([table.canAct, table.still, table.legal.length]).toEqual([true, false, 2]);
  expect(await table.send({ type: "bid", cards: [10, 3] } as Choice["move"])).toBe(true);
  expect([table.canAct, table.still, table.legal.length]).toEqual([false, true, 0]);
  expect([table.grade?.right, table.grade?.counts.cost, table.grade?.best.cost]).toEqual([false, 0.2, 0]);
  expect(await table.send({ type: "bid", cards: [10] } as Choice["move"])).toBe(false);
  expect(told).toEqual([false]);
});

test("what is within noise of the best is right", async () => {
  const [table, told] = posed(worth({ type: "pass" }, 0, "best"), worth({ type: "bid" }, 0.01, "equal"));
  await table.send({ type: "bid" } as Choice["move"]);
  expect([table.grade?.right, told]).toEqual([true, [true]]);
});

test("of a turn of several moves the costliest counts, and what ends the turn does not", async () => {
  const give = (card: string) => ({ type: "renounce", card });
  const [table] = posed(worth(give("R1"), 0, "best"), worth(give("G2"), 0.1, "blunder"), worth({ type: "stand" }, 0.4, "blunder"));
  await table.send(give("R1"), true);
  expect([table.grade, table.canAct, table.number]).toEqual([null, true, 1]);
  await table.send(give("G2"), true);
  await table.send({ type: "stand" } as Choice["move"]);
  expect(table.grade?.counts.cost).toBe(0.1);
  expect(table.grade?.played.map((one) => one.cost)).toEqual([0, 0.1]);
});
