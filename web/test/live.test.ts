/** The live connection against a socket in our hands. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "../src/core/api";
import { Live, type Hears } from "../src/core/live.svelte";
import { LiveTable } from "../src/core/model.svelte";
import type { Json, StateMessage } from "../src/core/types";

class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Json[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Json);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: Json): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A state after so many moves, each of which has told one event. */
const state = (number: number, events: Json[] = []): Json => ({
  type: "state",
  version: 1,
  number,
  now: Date.now(),
  first: number - events.length,
  history: 0,
  events,
  table: { members: [], spectators: 0 },
  view: null,
  insight: null,
  legal: [],
  clocks: null,
});
const change = (from: number, more: Json = {}): Json => ({ type: "change", from: [1, from], version: 1, number: from + 1, now: Date.now(), ...more });

let heard: { states: [number, boolean][]; gone: string[]; chat: string[]; rematch: string[] };
let hears: Hears;
let live: Live;
const last = (): Socket => Socket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  Socket.all = [];
  heard = { states: [], gone: [], chat: [], rematch: [] };
  hears = {
    state: (message: StateMessage, whole) => heard.states.push([message.number, whole]),
    chat: (line) => heard.chat.push(line.text),
    rematch: (code) => heard.rematch.push(code),
    gone: (problem) => heard.gone.push(problem.code),
  };
  live = new Live("/tables/abc/live", hears);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first state of a connection is told as new, the next ones go on from it", () => {
  last().open();
  last().say(state(3));
  last().say(state(4));
  expect(heard.states).toEqual([
    [3, true],
    [4, false],
  ]);
  expect(live.line).toBe("open");
  expect(last().address.endsWith("/api/v1/tables/abc/live")).toBe(true);
});

test("a line that was opened early is taken over, with what it has heard", async () => {
  live.close();
  const address = last().address.replace("abc", "def");
  const socket = new Socket(address);
  Object.assign(socket, { url: address, readyState: 1 });
  globalThis.early = { socket: socket as unknown as WebSocket, heard: [JSON.stringify(state(7))] };
  live = new Live("/tables/def/live", hears);
  await Promise.resolve();
  expect(last()).toBe(socket);
  expect(live.line).toBe("open");
  socket.say(state(8));
  expect(heard.states).toEqual([
    [7, true],
    [8, false],
  ]);
  expect(globalThis.early).toBe(undefined);
});

test("a line that was opened early to somewhere else is closed", () => {
  live.close();
  const socket = new Socket("ws://elsewhere/");
  Object.assign(socket, { url: "ws://elsewhere/", readyState: 1 });
  globalThis.early = { socket: socket as unknown as WebSocket, heard: [] };
  live = new Live("/tables/def/live", hears);
  expect(socket.readyState).toBe(3);
  expect(last()).not.toBe(socket);
});

test("a move that was not answered is sent again with its old id, and answered once", async () => {
  last().open();
  last().say(state(0));
  const done = live.move({ type: "bid", card: 40 }, 0);
  const first = last().sent[0]!;
  last().close();
  expect(live.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  last().open();
  expect(live.line).toBe("open");
  expect(last().sent[0]).toEqual(first);
  last().say({ type: "played", id: first.id, number: 7 });
  expect(await done).toMatchObject({ number: 7 });
  last().close();
  await vi.advanceTimersByTimeAsync(2000);
  last().open();
  expect(last().sent).toEqual([]);
});

test("a move made while the connection is lost waits for it", async () => {
  last().open();
  last().close();
  const done = live.move({ type: "pass" }, 2);
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "move", number: 2, move: { type: "pass" } });
  last().say({ type: "played", id: last().sent[0]!.id, number: 2 });
  await done;
});

test("chat that was on its way when the connection was lost is sent again with its id", async () => {
  last().open();
  const said = live.chat("Well bid!");
  const first = last().sent[0]!;
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  expect(last().sent).toEqual([first]);
  last().say({ type: "said", id: first.id });
  await said;
});

test("nothing is said into a lost connection", async () => {
  last().open();
  last().close();
  await expect(live.chat("Well bid!")).rejects.toBeInstanceOf(Problem);
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  expect(last().sent).toEqual([]);
});

test("a refusal is the answer to its move", async () => {
  last().open();
  last().say(state(0));
  const done = live.move({ type: "bid", card: 41 }, 0);
  last().say({ type: "problem", id: last().sent[0]!.id, problem: { status: 422, code: "refused", title: "No.", rule: "L3" } });
  await expect(done).rejects.toMatchObject({ info: { rule: "L3" } });
  expect(heard.gone).toEqual([]);
});

test("waiting grows with every failure, but never beyond ten seconds", async () => {
  const waits: number[] = [];
  for (let turn = 0; turn < 9; turn++) {
    const before = Socket.all.length;
    last().close();
    let waited = 0;
    while (Socket.all.length === before) {
      await vi.advanceTimersByTimeAsync(50);
      waited += 50;
    }
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThan(500);
  expect(waits[4]).toBeGreaterThan(waits[0]!);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_050);
});

test("a table that is not there is not asked for again", async () => {
  last().open();
  last().say({ type: "problem", id: null, problem: { status: 404, code: "no-such-table", title: "There is no such table." } });
  last().close();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Socket.all).toHaveLength(1);
  expect(live.line).toBe("gone");
  expect(heard.gone).toEqual(["no-such-table"]);
});

test("a server that does not answer a ping is left and looked for anew", async () => {
  last().open();
  last().say(state(0));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(Socket.all).toHaveLength(2);
});

test("a move after which nothing is heard is sent once more on a new line", async () => {
  last().open();
  last().say(state(0));
  const done = live.move({ type: "pass" }, 0);
  const first = last().sent[0]!;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(live.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  last().open();
  expect(last().sent).toEqual([first]);
  last().say({ type: "played", id: first.id, number: 0 });
  await done;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(live.line).toBe("open");
});

test("a line that does not open is not waited for", async () => {
  await vi.advanceTimersByTimeAsync(8_000);
  expect(live.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  expect(Socket.all).toHaveLength(2);
});

test("when the browser says that it is offline the line is asked at once", async () => {
  last().open();
  last().say(state(0));
  dispatchEvent(new Event("offline"));
  expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(live.line).toBe("lost");
});

test("a table that falls far behind is told everything once, also if it was told all anew meanwhile", () => {
  const table = new LiveTable("abc");
  const said = (from: number, to: number): Json[] => Array.from({ length: to - from }, (_, place) => ({ type: `e${from + place}` }));
  const told = (): string[] => table.log.map((event) => event.type);
  const tell = (number: number, events: Json[], more: Json = {}): void => last().say({ ...state(number, events), view: {}, ...more });
  last().open();
  tell(1, said(0, 1));
  table.hold(new Promise(() => undefined));
  for (let number = 2; number < 5; number += 1) tell(number, said(number - 1, number));
  table.live.sync();
  tell(5, said(0, 5), { id: last().sent.at(-1)!.id });
  for (let number = 6; number < 9; number += 1) tell(number, said(number - 1, number));
  expect(told()).toEqual(said(0, 8).map((event) => event.type));
  expect(table.fresh).toHaveLength(7);
  table.close();
});

test("a change is put into the state before, field by field", () => {
  const table = new LiveTable("abc");
  last().open();
  last().say({ ...state(0), view: { a: 1, b: [2] }, insight: { score: 0 }, clocks: { deadlines: [null], reserves: [5] }, legal: [{ type: "pass" }], asked: 0 });
  last().say(change(0, { view: { b: [3], c: null }, events: [{ type: "e0" }], first: 0, clocks: { deadlines: [9] } }));
  expect(table.state).toMatchObject({ number: 1, view: { a: 1, b: [3], c: null }, insight: { score: 0 }, legal: [{ type: "pass" }], asked: 0 });
  expect(table.state!.clocks).toEqual({ deadlines: [9], reserves: [5] });
  expect(table.fresh.map((event) => event.type)).toEqual(["e0"]);
  expect(table.previous).toEqual({ a: 1, b: [2] });
  last().say(change(1, { legal: [], asked: 1, insight: { score: 4 }, hint: null }));
  expect(table.state).toMatchObject({ number: 2, legal: [], asked: 1, insight: { score: 4 }, events: [], first: 1 });
  table.close();
});

test("after a gap the whole state is asked for, and nothing is shown until it comes", () => {
  last().open();
  last().say(state(3));
  last().say(change(4));
  last().say(change(5));
  expect(heard.states).toEqual([[3, true]]);
  expect(last().sent).toEqual([expect.objectContaining({ type: "sync", number: 3 })]);
  last().say({ ...state(6, [{ type: "e5" }]), id: last().sent[0]!.id });
  last().say(change(6));
  expect(heard.states).toEqual([
    [3, true],
    [6, true],
    [7, false],
  ]);
});

test("a missing event or another version is a gap, too", () => {
  for (const wrong of [change(3, { first: 4, events: [{ type: "e4" }] }), { ...change(3), from: [2, 3] }]) {
    live.close();
    live = new Live("/tables/abc/live", hears);
    last().open();
    last().say(state(3));
    last().say(wrong);
    expect(last().sent).toEqual([expect.objectContaining({ type: "sync", number: 3 })]);
  }
});

test("if the whole state is refused after a gap, a new line begins with it", async () => {
  last().open();
  last().say(state(3));
  last().say(change(4));
  last().say({ type: "problem", id: last().sent[0]!.id, problem: { status: 503, code: "storage", title: "No." } });
  await Promise.resolve();
  await Promise.resolve();
  expect(live.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  last().open();
  last().say(state(6));
  expect(heard.states.at(-1)).toEqual([6, true]);
});

test("who is connected comes by itself and changes nothing else", () => {
  const table = new LiveTable("abc");
  const members = [0, 1].map((place) => ({ place, nickname: `${place}`, seat: place, connected: true }));
  last().open();
  last().say({ ...state(1, [{ type: "e0" }]), view: { seats: 2, to_act: [] }, table: { members, spectators: 0 } });
  last().say({ type: "presence", connected: [1], spectators: 3 });
  expect(table.table).toMatchObject({ spectators: 3, members: [{ connected: false }, { connected: true }] });
  expect(table.log).toHaveLength(1);
  last().say(change(1, { first: 1, events: [{ type: "e1" }] }));
  expect(table.table).toMatchObject({ spectators: 3 });
  expect(table.log.map((event) => event.type)).toEqual(["e0", "e1"]);
  table.close();
});

test("what is not to be looked back at is out of the log, what has just happened is in it", () => {
  const table = new LiveTable("abc");
  const shown = (): string[] => table.log.slice(table.forgotten).map((event) => event.type);
  last().open();
  last().say({ ...state(2, [{ type: "e0" }, { type: "e1" }]), view: {} });
  last().say(change(2, { first: 2, events: [{ type: "e2" }], history: 2 }));
  expect(shown()).toEqual(["e2"]);
  last().say(change(3, { first: 3, events: [{ type: "e3" }] }));
  expect(shown()).toEqual(["e2", "e3"]);
  // A new line tells of the last lot again, and no more.
  last().say({ ...state(7, [{ type: "e6" }]), view: {}, history: 6 });
  expect(shown()).toEqual(["e6"]);
  table.close();
});

test("deadlines are shown by the device's own clock", () => {
  const table = new LiveTable("abc");
  last().open();
  const clocks = { clock: {}, deadlines: [5_000, null], reserves: [0, 0] };
  last().say({ ...state(0), now: Date.now() - 60_000, clocks });
  expect(table.clocks!.deadlines).toEqual([65_000, null]);
  last().say(change(0, { now: Date.now() - 59_000 }));
  expect(table.clocks!.deadlines).toEqual([64_000, null]);
  table.close();
});

test("chat and rematch are passed on", () => {
  last().open();
  last().say(state(0));
  last().say({ type: "chat", nickname: "Fox", text: "<b>hello</b>", said_at: 1 });
  last().say({ type: "rematch", code: "next" });
  expect(heard.chat).toEqual(["<b>hello</b>"]);
  expect(heard.rematch).toEqual(["next"]);
});
