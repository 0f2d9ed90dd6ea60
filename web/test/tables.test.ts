/** One's tables are found again at the door, on any device; what a browser remembers is for strangers. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, ownTables, remember, remembered } from "../src/core/tables";
import type { MyTable, TableInfo } from "../src/core/types";

function table(change: Partial<TableInfo>): TableInfo {
  const base = { code: "abc", game: "luxury", seats: 3, options: {}, listed: false, clock: { kind: "turns", hours: 24 }, state: "playing", members: [], you: 0, mine: [0] };
  return { ...base, spectators: 0, seed_commitment: "", commitment: null, match: "m", lesson: false, next: null, ...change } as TableInfo;
}

/** A table as the server lists it. */
const listed = (change: Partial<MyTable>): Partial<MyTable> => ({ game: "luxury", state: "playing", lesson: false, my_turn: false, deadline: null, created_at: 0, ...change });

/** A server that knows this person, or nobody, and these tables of theirs. */
function serve(person: string | null, tables: Partial<MyTable>[] = []): void {
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/me")) return Response.json({ person });
    if (address.endsWith("/me/tables") && person) return Response.json(tables);
    return Response.json({ status: 401, code: "nobody", title: "" }, { status: 401 });
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a person's tables are those the server knows, whatever this browser remembers", async () => {
  remember(table({ code: "old" }));
  serve("fox", [listed({ code: "there" })]);
  expect(await ownTables()).toMatchObject({ known: true, found: [{ code: "there", game: "luxury", turn: false }] });
});

test("a stranger finds what this browser remembers", async () => {
  remember(table({ code: "old" }));
  serve(null);
  expect(await ownTables()).toEqual({ known: false, found: [{ code: "old", game: "luxury", turn: false, known: null }] });
});

test("where it is my turn comes first, by the time that is left; then the newest; last a lesson that was begun", async () => {
  serve("fox", [
    listed({ code: "newest", created_at: 9 }),
    listed({ code: "later", my_turn: true, deadline: 500, created_at: 8 }),
    listed({ code: "sooner", my_turn: true, deadline: 400, created_at: 2 }),
    listed({ code: "older", created_at: 1 }),
    listed({ code: "over", state: "over", created_at: 7 }),
    listed({ code: "lesson", lesson: true, my_turn: true, deadline: 1, created_at: 7 }),
    listed({ code: "earlier lesson", lesson: true, my_turn: true, deadline: 1, created_at: 6 }),
  ]);
  expect((await ownTables()).found.map(({ code, turn }) => [code, turn])).toEqual([["sooner", true], ["later", true], ["newest", false], ["older", false], ["lesson", false]]);
});

test("every table is there, however many", async () => {
  serve("fox", Array.from({ length: 30 }, (_, nth) => listed({ code: String(nth) })));
  expect((await ownTables()).found).toHaveLength(30);
});

test("a deadline is told by this device's clock, though that is an hour ahead", async () => {
  const now = 1_700_000_000_000;
  vi.useFakeTimers({ now });
  vi.stubGlobal("fetch", async (address: string) => {
    const headers = { Date: new Date(now - 3_600_000).toUTCString() };
    return Response.json(address.endsWith("/me") ? { person: "fox" } : [listed({ code: "slow", my_turn: true, deadline: now - 3_600_000 + 60_000 })], { headers });
  });
  const { found } = await ownTables();
  vi.useRealTimers();
  expect(found[0]!.known!.deadline).toBe(now + 60_000);
});

test("a server that does not answer is an error, not an empty list", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(ownTables()).rejects.toMatchObject({ code: "offline" });
});


test("a table stands in the list once, the newest first, until it is over", () => {
  remember(table({}));
  remember(table({ code: "def" }));
  remember(table({}));
  expect(remembered().map((one) => one.code)).toEqual(["abc", "def"]);
  remember(table({ state: "over" }));
  expect(remembered().map((one) => one.code)).toEqual(["def"]);
  forget("def");
  expect(remembered()).toEqual([]);
});

test("watching and lessons are not kept", () => {
  remember(table({ you: null }));
  remember(table({ lesson: true }));
  expect(remembered()).toEqual([]);
});

test("a live table is forgotten after some hours, one over days is not", () => {
  const start = 1_000_000_000_000;
  remember(table({ code: "quick", clock: { kind: "live", seconds: 45, reserve: 120 } }), start);
  remember(table({ code: "slow" }), start);
  expect(remembered(start + 4 * 3_600_000).map((one) => one.code)).toEqual(["slow"]);
});

test("a list that cannot be read is an empty one", () => {
  localStorage.setItem("saleroom.tables", "{oops");
  expect(remembered()).toEqual([]);
  localStorage.setItem("saleroom.tables", '{"a": 1}');
  expect(remembered()).toEqual([]);
});
