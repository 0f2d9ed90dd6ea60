/** The live lobby against a stream in our hands. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLobby, merged } from "../src/core/lobby.svelte";
import type { LobbyTable, LobbyUpdate } from "../src/core/types";

class Stream {
  static all: Stream[] = [];
  closed = false;
  onerror: (() => void) | null = null;
  #hears: ((event: { data: string }) => void)[] = [];
  constructor(readonly address: string) {
    Stream.all.push(this);
  }
  addEventListener(kind: string, hears: (event: { data: string }) => void): void {
    if (kind === "lobby") this.#hears.push(hears);
  }
  close(): void {
    this.closed = true;
  }
  say(update: LobbyUpdate): void {
    for (const hears of this.#hears) hears({ data: JSON.stringify(update) });
  }
}

const table = (code: string, created_at: number, change: Partial<LobbyTable> = {}): LobbyTable => ({
  code, created_at, game: "luxury", seats: 3, seated: 1, options: {}, preset: null, clock: { kind: "live" }, state: "waiting", members: [], spectators: 0, ...change,
});
const update = (tables: LobbyTable[], removed: string[] = [], whole = false): LobbyUpdate => ({ type: "lobby", now: 0, whole, tables, removed });
const codes = (tables: LobbyTable[] | null): string[] | undefined => tables?.map(({ code }) => code);
const last = (): Stream => Stream.all.at(-1)!;
function look(visible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

let lobby: LiveLobby;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  Stream.all = [];
  lobby = new LiveLobby();
});
afterEach(() => {
  lobby.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("tables come, change and go; the newest stand first", () => {
  expect(lobby.tables).toBe(null);
  expect(last().address).toBe("/api/v1/lobby/live");
  last().say(update([table("b", 2), table("a", 1)], [], true));
  last().say(update([table("c", 3)]));
  last().say(update([table("a", 1, { seated: 2 })], ["b"]));
  expect(codes(lobby.tables)).toEqual(["c", "a"]);
  expect(lobby.tables![1]!.seated).toBe(2);
  last().say(update([table("a", 1, { state: "playing" })]));
  expect(codes(lobby.open)).toEqual(["c"]);
  expect(codes(lobby.taken)).toEqual(["a"]);
  last().say(update([table("c", 3, { seated: 3 })])); // full, and about to begin
  expect(codes(lobby.open)).toEqual([]);
  expect(codes(lobby.taken)).toEqual(["c", "a"]);
});

test("a whole update replaces what was known", () => {
  expect(codes(merged([], update([table("a", 1)], [], true)))).toEqual(["a"]);
  last().say(update([table("a", 1)], [], true));
  last().say(update([table("z", 9)], [], true));
  expect(codes(lobby.tables)).toEqual(["z"]);
});

test("a stream that breaks off is opened again, after growing pauses, and what is known stays", () => {
  last().say(update([table("a", 1)], [], true));
  last().onerror!();
  expect([lobby.lost, codes(lobby.tables)]).toEqual([true, ["a"]]);
  expect(Stream.all[0]!.closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(Stream.all.length).toBe(2);
  last().onerror!();
  vi.advanceTimersByTime(1000);
  expect(Stream.all.length).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(Stream.all.length).toBe(3);
  last().say(update([], [], true));
  expect([lobby.lost, lobby.tables]).toEqual([false, []]);
});

test("a page that nobody looks at keeps no connection", () => {
  look(false);
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(Stream.all.length).toBe(1);
  look(true);
  expect(Stream.all.length).toBe(2);
  expect(last().closed).toBe(false);
  lobby.close();
  expect(last().closed).toBe(true);
});
