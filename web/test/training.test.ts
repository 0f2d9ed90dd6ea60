import { beforeEach, expect, test, vi } from "vitest";
import { placesOf } from "../src/coach/honours";
import { A_DAY, BOXES, Memory, today } from "../src/coach/training.svelte";

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
