/** One playback for all tables: states wait in order, nothing runs ahead of the cards, a press skips, a button repeats. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable, type TableModel } from "../src/core/model.svelte";
import { Playback } from "../src/core/playback.svelte";
import { prefs } from "../src/core/prefs.svelte";
import type { Json } from "../src/core/types";

let say: (message: Json) => void;
class Socket {
  static OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    say = (message) => this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(): void {}
  close(): void {}
}

/** The state after so many moves; its events are those from `first` on. */
function state(number: number, first = number - 1): Json {
  const events = Array.from({ length: number - first }, (_, at) => ({ type: "turned", seat: 0, card: first + at + 1 }));
  const view = { game: "x", seats: 2, viewer: 0, to_act: [0], over: false, phase: "p", options: {}, outcome: null, card: number };
  const table = { code: "abc", game: "x", members: [], spectators: 0, you: null };
  return { type: "state", version: 1, number, now: Date.now(), first, history: 0, events, table, view, insight: { score: number }, legal: [{ type: "go" }], clocks: null };
}

let table: LiveTable;
let playback: Playback<"any", string>;
let end: () => void;
const numbers = (): unknown[] => playback.told.log.map((event) => event["card"]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async () => new Response("[]"));
  prefs.setSpeed("ordinary");
  table = new LiveTable("abc");
  say(state(0, 0));
  end = $effect.root(() => {
    playback = new Playback<"any", string>(() => table as TableModel<"any">, {
      rest: ({ view }) => `rest ${({ ...view } as Json)["card"]}`,
      steps: ({ fresh }) => fresh.flatMap((event, at) => [
        { scene: `turning ${event["card"]}`, lasts: 100, told: at },
        { scene: `turned ${event["card"]}`, lasts: 100, told: at + 1, now: true },
      ]).filter(({ scene }) => !scene.endsWith("99")),
      ends: (scene) => scene.startsWith("turned"),
    });
  });
  flushSync();
});
afterEach(() => {
  end();
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was said is asked for when there is time, and not of a table that was left", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => (asked.push(address), new Response("[]")));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(["/api/v1/tables/abc/chat"]);
  table.close();
  table = new LiveTable("abc");
  say(state(0, 0));
  table.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(1);
});

test("what is to be forgotten stays in the log until the next thing has been told", async () => {
  say(state(1));
  await vi.advanceTimersByTimeAsync(1000);
  say({ ...state(2), history: 1 });
  flushSync();
  expect(playback.playing).toBe(true);
  expect(playback.told.forgotten).toBe(0);
  await vi.advanceTimersByTimeAsync(150);
  expect(playback.playing).toBe(true);
  expect(playback.told.forgotten).toBe(0);
  playback.skip();
  flushSync();
  expect(playback.told.forgotten).toBe(1);
});

test("steps follow one another, and log, figures and moves wait for them", async () => {
  say(state(1));
  flushSync();
  expect([playback.scene, playback.told.insight, numbers(), playback.told.canAct]).toEqual(["turning 1", { score: 0 }, [], false]);
  expect(playback.told.view).toMatchObject({ card: 0 });
  await vi.advanceTimersByTimeAsync(100);
  expect([playback.scene, playback.told.insight, numbers()]).toEqual(["turned 1", { score: 1 }, [1]]);
  await vi.advanceTimersByTimeAsync(100);
  expect([playback.scene, playback.playing, playback.told.canAct]).toEqual(["rest 1", false, true]);
});

test("states that come meanwhile wait in order, and nobody can act before they are seen", async () => {
  say(state(1));
  flushSync();
  const able: boolean[] = [];
  const watch = $effect.root(() => {
    $effect(() => void able.push(table.canAct));
  });
  flushSync();
  say(state(2));
  flushSync();
  expect([table.number, able.at(-1)]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect([table.number, playback.scene]).toEqual([2, "turning 2"]);
  await vi.advanceTimersByTimeAsync(200);
  expect([playback.scene, able.at(-1)]).toEqual(["rest 2", true]);
  watch();
});

test("of several that waited each is seen for a moment, and with little motion all at once", async () => {
  const silent = (number: number): Json => ({ ...state(number), events: [] });
  for (const wait of [true, false]) {
    const first = table.number + 1;
    if (!wait) vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
    say(state(first));
    flushSync();
    say(silent(first + 1));
    say(silent(first + 2));
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.number).toBe(wait ? first + 1 : first + 2);
    expect(table.canAct).toBe(!wait);
    await vi.advanceTimersByTimeAsync(400);
    expect([table.number, table.canAct]).toEqual([first + 2, true]);
  }
});

test("what came twice is told once", async () => {
  say(state(1));
  say(state(2));
  await vi.advanceTimersByTimeAsync(1000);
  say(state(3, 0)); // The line was lost: the server tells everything again.
  flushSync();
  expect([playback.scene, numbers()]).toEqual(["turning 3", [1, 2]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(numbers()).toEqual([1, 2, 3]);
});

test("a press skips, and it can be seen once more without hiding what is known by now", () => {
  say(state(1));
  flushSync();
  playback.skip();
  flushSync();
  expect([playback.scene, playback.canRepeat]).toEqual(["rest 1", true]);
  playback.repeat();
  flushSync();
  expect([playback.scene, numbers(), playback.told.insight, playback.told.canAct]).toEqual(["turning 1", [1], { score: 1 }, false]);
});

test("the speed counts, and at once nothing is played out", async () => {
  prefs.setSpeed("leisurely");
  say(state(1));
  flushSync();
  await vi.advanceTimersByTimeAsync(150);
  expect(playback.scene).toBe("turning 1");
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  prefs.setSpeed("at-once");
  say(state(2));
  flushSync();
  expect([playback.scene, playback.playing, playback.canRepeat]).toEqual(["rest 2", false, true]);
});

test("how it ended is said until I go on, also where nothing is played out", async () => {
  say(state(1));
  flushSync();
  expect(playback.ending?.scene).toBe("turning 1");
  playback.skip();
  flushSync();
  expect(playback.ending).toMatchObject({ scene: "turned 1", before: { insight: { score: 0 } }, after: { insight: { score: 1 } } });
  playback.goOn();
  flushSync();
  expect(playback.ending).toBe(null);
  prefs.setSpeed("at-once");
  await vi.advanceTimersByTimeAsync(1); // what waited for the end of it goes on
  say(state(2));
  flushSync();
  expect([playback.playing, playback.ending?.scene]).toEqual([false, "turned 2"]);
});

test("what others do afterwards takes away what was said of the end, but not before it could be read", async () => {
  say(state(1));
  flushSync();
  await vi.advanceTimersByTimeAsync(300);
  expect(playback.playing).toBe(false);
  say(state(99, 98)); // nothing to be played out
  flushSync();
  await vi.advanceTimersByTimeAsync(3000);
  expect(playback.ending?.scene).toBe("turned 1");
  await vi.advanceTimersByTimeAsync(1500);
  expect(playback.ending).toBe(null);
});

test("a step that cannot be drawn keeps nobody waiting", async () => {
  const flaw = new Error("flaw");
  const raised: unknown[] = [];
  const hear = (error: unknown): void => void raised.push(error);
  process.on("uncaughtException", hear);
  end();
  end = $effect.root(() => {
    playback = new Playback<"any", string>(() => table as TableModel<"any">, {
      rest: () => "rest",
      steps: () => ["one", "two"].map((scene) => ({ scene, lasts: 100, told: 1 })),
      onstep({ scene }) {
        if (scene === "two") throw flaw;
      },
    });
  });
  flushSync();
  say(state(1));
  flushSync();
  await vi.advanceTimersByTimeAsync(150).catch(hear);
  process.off("uncaughtException", hear);
  expect([playback.playing, table.holding, raised]).toEqual([false, false, [flaw]]);
});
