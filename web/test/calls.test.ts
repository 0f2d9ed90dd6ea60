/** Subscribing to calls against a browser in our hands, and what the service worker does with a call. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isGone, isOn, obstacle, switchOff, switchOn } from "../src/core/calls";
import { renew } from "../src/core/calls-renew";
import { kept, remembers } from "../src/core/keep";
import type { CallsInfo } from "../src/core/types";

const KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const KEYS = { p256dh: "p", auth: "a" };
const info: CallsInfo = { key: KEY, subscriptions: ["own"], mail_offered: false, mail: null };

class Subscription {
  gone = false;
  constructor(readonly options: { applicationServerKey: ArrayBuffer }) {}
  toJSON() {
    return { endpoint: "https://push.example.net/1", expirationTime: null, keys: KEYS };
  }
  unsubscribe(): boolean {
    return (this.gone = true);
  }
}

let there: Subscription | null;
let asked: { method: string; path: string; body: unknown }[];
let permission: string;

const manager = {
  getSubscription: async () => there,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (there && !there.gone) throw new Error("another key");
    return (there = new Subscription({ applicationServerKey: applicationServerKey.slice().buffer as ArrayBuffer }));
  },
};

beforeEach(() => {
  localStorage.clear();
  there = null;
  asked = [];
  permission = "granted";
  const worker = { pushManager: manager };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register: async () => worker, ready: Promise.resolve(worker), getRegistration: async () => worker },
  });
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push({ method, path, body: body && JSON.parse(body) });
    return new Response(method === "GET" ? JSON.stringify(info) : method === "POST" ? '{"id": "own"}' : null, { status: method === "DELETE" ? 204 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a browser that cannot be called says why", () => {
  expect(obstacle()).toBe(null);
  vi.stubGlobal("isSecureContext", false);
  expect(obstacle()).toBe("calls-insecure");
  vi.stubGlobal("isSecureContext", true);
  Reflect.deleteProperty(globalThis, "PushManager");
  expect(obstacle()).toBe("calls-cannot");
});

test("without permission nothing is subscribed", async () => {
  permission = "denied";
  expect(await switchOn(info)).toBe("calls-refused");
  expect([there, asked, kept("calls")]).toEqual([null, [], null]);
});

test("a subscription is made with the server's key and told to it", async () => {
  expect(isOn(info)).toBe(false);
  expect(await switchOn(info)).toBe(null);
  expect(new Uint8Array(there!.options.applicationServerKey).slice(0, 3)).toEqual(new Uint8Array([4, 37, 113]));
  expect(asked).toEqual([{ method: "POST", path: "/api/v1/me/calls/push?lang=en", body: { endpoint: "https://push.example.net/1", keys: KEYS } }]);
  expect(isOn(info)).toBe(true);
  expect(isOn({ ...info, subscriptions: [] })).toBe(false);
  permission = "denied";
  expect(isOn(info)).toBe(false);
});

test("a browser whose push service fails says so", async () => {
  there = new Subscription({ applicationServerKey: new ArrayBuffer(65) });
  vi.spyOn(there, "unsubscribe").mockReturnValue(false);
  expect(await switchOn(info)).toBe("calls-failed");
  expect(asked).toEqual([]);
});

test("a visit renews the subscription, and makes another one for another key", async () => {
  await switchOn(info);
  const first = there!;
  await renew();
  expect([there, first.gone]).toEqual([first, false]);
  expect(asked.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
  const old = (there = new Subscription({ applicationServerKey: new ArrayBuffer(65) }));
  await renew();
  expect(old.gone).toBe(true);
  expect(there).not.toBe(old);
  permission = "denied";
  asked = [];
  await renew();
  expect(asked).toEqual([]);
});

test("switched off, neither the server nor the browser holds a subscription", async () => {
  await switchOn(info);
  await switchOff();
  expect(there!.gone).toBe(true);
  expect(kept("calls")).toBe(null);
  expect(asked.at(-1)).toEqual({ method: "DELETE", path: "/api/v1/me/calls/push?id=own", body: null });
});

/** The service worker as it stands, with these pages open. */
function worker(pages: { url: string; focused: boolean }[]) {
  const handlers = new Map<string, (event: object) => void>();
  const shown: unknown[][] = [];
  const self = {
    addEventListener: (kind: string, handler: (event: object) => void) => handlers.set(kind, handler),
    clients: { matchAll: async () => pages },
    registration: { showNotification: async (...given: unknown[]) => shown.push(given), pushManager: manager },
  };
  new Function("self", "caches", readFileSync(join(import.meta.dirname, "../public/sw.js"), "utf8"))(self, {});
  const happen = async (kind: string, event: object): Promise<void> => {
    let done: Promise<void> | undefined;
    handlers.get(kind)!({ ...event, waitUntil: (work: Promise<void>) => (done = work) });
    await done;
  };
  return { shown, happen };
}

const call = { type: "turn", table: "abc", game: "luxury", title: "Luxury: it is your turn", body: "Table abc." };
const data = { json: () => call };

test("the service worker shows a call, unless that table is being looked at", async () => {
  const away = worker([{ url: "https://cards.example.org/t/abc", focused: false }, { url: "https://cards.example.org/", focused: true }]);
  await away.happen("push", { data });
  expect(away.shown).toEqual([["Luxury: it is your turn", { body: "Table abc.", tag: "/t/abc", icon: "/icon-192.png", data: "/t/abc" }]]);
  const there = worker([{ url: "https://cards.example.org/t/abc", focused: true }]);
  await there.happen("push", { data });
  await away.happen("push", { data: { json: () => ({ type: "other" }) } });
  await away.happen("push", { data: null });
  expect([there.shown.length, away.shown.length]).toEqual([0, 1]);
});

test("the service worker tells the server of a new subscription", async () => {
  const at = worker([]);
  const oldSubscription = new Subscription({ applicationServerKey: new ArrayBuffer(65) });
  await at.happen("pushsubscriptionchange", { oldSubscription, newSubscription: null });
  expect(asked).toEqual([{ method: "POST", path: "/api/v1/me/calls/push", body: { endpoint: "https://push.example.net/1", keys: KEYS } }]);
});

test("a blocked service worker is said to be blocked, whether the browser says so or never answers", async () => {
  Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error("blocked")) });
  expect(await switchOn(info)).toBe("calls-blocked");
  vi.useFakeTimers();
  Object.assign(navigator.serviceWorker, { register: () => new Promise(() => undefined) });
  const asked = switchOn(info);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe("calls-blocked");
  vi.useRealTimers();
});

test("a subscription that has gone is noticed", async () => {
  expect(isGone(info)).toBe(false); // there was none
  await switchOn(info);
  expect(isGone(info)).toBe(false);
  expect(isGone({ ...info, subscriptions: [] })).toBe(true); // the push service has given it up
  permission = "denied";
  expect(isGone(info)).toBe(true);
});

test("with a full storage one is called all the same, and the page knows it until it is closed", async () => {
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await switchOn(info)).toBeNull();
  expect(isOn(info)).toBe(true);
  expect(remembers()).toBe(false);
  full.mockRestore();
  await switchOff();
  expect(isOn(info)).toBe(false);
  expect(remembers()).toBe(true);
});
