/** A page and the server it talks to may be of different versions: when the page loads itself anew. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewIfTooOld } from "../src/core/install.svelte";
import { WIRE } from "../src/wire/api";

let told: object | null;
let reloads: number;

beforeEach(() => {
  localStorage.clear();
  reloads = 0;
  told = null;
  vi.spyOn(location, "reload").mockImplementation(() => void (reloads += 1));
  vi.stubGlobal("fetch", async () => {
    if (!told) throw new TypeError("offline");
    return new Response(JSON.stringify(told));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [{ wire: WIRE }, 0],
  [{ wire: WIRE + 1 }, 0],
  [{ wire: WIRE + 2 }, 1],
  [{ wire: WIRE - 1 }, 0],
  [{ status: "alive" }, 0],
  [null, 0],
])("a server that says %o makes the page load itself anew %d times", async (says, times) => {
  told = says;
  await renewIfTooOld();
  expect(reloads).toBe(times);
});

test("where loading anew does not help it is not done again and again", async () => {
  told = { wire: WIRE + 2 };
  for (let visit = 0; visit < 3; visit += 1) await renewIfTooOld();
  expect(reloads).toBe(1);
});
