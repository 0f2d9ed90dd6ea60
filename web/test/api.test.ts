/** Sending again: what is posted has a key, and comes through a bad connection once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Problem, randomHex } from "../src/core/api";
import type { Json } from "../src/core/types";

interface Asked {
  path: string;
  method: string;
  key: string | undefined;
}

let asked: Asked[];
/** What the server does with the next requests; afterwards it answers all of them. */
let answers: (Response | "nothing")[];

const refusal = (status: number, code: string): Response => Response.json({ status, code, title: code } satisfies Json, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    asked.push({ path, method, key: headers["Idempotency-Key"] });
    const answer = answers.shift() ?? Response.json({ code: "abc" });
    return answer === "nothing" ? Promise.reject(new TypeError("no network")) : Promise.resolve(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How a call ends, once all pauses are over. */
async function end<T>(call: Promise<T>): Promise<T | Problem> {
  let over = false;
  const ended = call.catch((error: unknown) => error as Problem).finally(() => (over = true));
  while (!over) {
    await vi.advanceTimersByTimeAsync(200);
    await new Promise((go) => setImmediate(go)); // sentences of refusals are loaded in between
  }
  return ended;
}

test("what is posted is sent again with its key until it is answered", async () => {
  answers = ["nothing", refusal(503, "storage"), new Response("<h1>Bad gateway</h1>", { status: 502 })];
  expect(await end(api.join("abc", "Fox"))).toEqual({ code: "abc" });
  expect(asked.length).toBe(4);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked[0]!.key).toMatch(/^[0-9a-f]{32,64}$/);
});

test("another command has another key", async () => {
  await end(api.join("abc", "Fox"));
  await end(api.join("abc", "Fox"));
  expect(asked[0]!.key).not.toBe(asked[1]!.key);
  expect(randomHex(24)).not.toBe(randomHex(24));
});

test("after a few attempts it is an error", async () => {
  answers = ["nothing", "nothing", "nothing", "nothing", "nothing"];
  expect(await end(api.begin("abc"))).toMatchObject({ code: "offline" });
  expect(asked.length).toBe(4);
});

test("a refusal is not sent again", async () => {
  for (const status of [400, 403, 409, 422, 429, 500]) {
    asked = [];
    answers = [refusal(status, "no")];
    expect(await end(api.join("abc", "Fox"))).toMatchObject({ code: "no" });
    expect(asked.length).toBe(1);
  }
});

test("questions are asked once and have no key", async () => {
  answers = ["nothing"];
  expect(await end(api.games())).toMatchObject({ code: "offline" });
  expect(asked).toEqual([{ path: "/api/v1/games", method: "GET", key: undefined }]);
});
