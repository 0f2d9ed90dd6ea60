import { afterEach, beforeAll, expect, test } from "vitest";
import { codeIn, parse, router } from "../src/core/router.svelte";

beforeAll(() => router.start());
afterEach(() => router.go("/"));

test.each([
  ["/", { page: "door" }],
  ["/lobby", { page: "lobby" }],
  ["/lobby/", { page: "lobby" }],
  ["/t/kv2ur8crd6a2", { page: "table", code: "kv2ur8crd6a2" }],
  ["/replay/abc", { page: "replay", code: "abc" }],
  ["/rules/antiques", { page: "rules", game: "antiques" }],
  ["/learn/luxury", { page: "learn", game: "luxury" }],
  ["/new/secret", { page: "new", game: "secret" }],
  ["/claim", { page: "claim" }],
  ["/settings", { page: "settings" }],
  ["/me", { page: "me" }],
  ["/matches", { page: "matches" }],
  ["/new", { page: "new" }],
  ["/t", { page: "lost" }],
  ["/t/a/b", { page: "lost" }],
  ["/t/%E0%A4%A", { page: "lost" }],
  ["/nothing", { page: "lost" }],
])("%s", (path, route) => {
  expect(parse(path)).toEqual(route);
});

test.each([
  ["kv2ur8crd6a2", "kv2ur8crd6a2"],
  [" KV2UR8CRD6A2 ", "kv2ur8crd6a2"],
  ["https://cards.example.org/t/kv2ur8crd6a2#x", "kv2ur8crd6a2"],
  ["cards.example.org/t/kv2ur8crd6a2/", "kv2ur8crd6a2"],
  ["kv2ur8crd6", null],
  ["https://cards.example.org/rules/luxury", null],
  ["../../kv2ur8crd6a2", null],
  ["", null],
])("a code in %s", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test("going somewhere changes page and hash, and back leads back", async () => {
  router.go("/replay/abc#12");
  expect(router.route).toEqual({ page: "replay", code: "abc" });
  expect(router.hash).toBe("12");
});

function click(html: string, init: MouseEventInit = {}): Event {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
  document.querySelector("a")!.dispatchEvent(event);
  return event;
}

test("a link within the house needs no reload", () => {
  expect(click('<a href="/lobby">x</a>').defaultPrevented).toBe(true);
  expect(router.route).toEqual({ page: "lobby" });
});

test.each([
  ['<a href="/api/v1/games">x</a>', {}],
  ['<a href="/lobby" target="_blank">x</a>', {}],
  ['<a href="/lobby" download>x</a>', {}],
  ['<a href="/lobby">x</a>', { ctrlKey: true }],
])("left to the browser: %s", (html, init) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click(html, init);
  expect(router.route).toEqual({ page: "door" });
});
