/** Every message that is used exists, in every language, with the same values, and reads as Fluent. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Resource, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/core/i18n.svelte";
import { GAMES } from "../src/core/games";

const LOCALE = join(import.meta.dirname, "../../src/saleroom/locale");
const SOURCE = join(import.meta.dirname, "../src");

class Values extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function messages(language: string, file: string): Map<string, Set<string>> {
  const resource: Resource = parse(readFileSync(join(LOCALE, language, file), "utf8"), {});
  const found = new Map<string, Set<string>>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${language}/${file}: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const values = new Values();
    values.visit(entry as Message);
    if (found.has(entry.id.name)) throw new Error(`${language}/${file}: ${entry.id.name} stands twice`);
    found.set(entry.id.name, values.names);
  }
  return found;
}

const files = readdirSync(join(LOCALE, "en")).filter((name) => name.endsWith(".ftl"));
const english = new Map(files.flatMap((file) => [...messages("en", file)]));
/** Plurals may leave a number out where a language has one form for all, so only unknown values are wrong. */
for (const file of files) {
  for (const language of LANGUAGES) {
    test(`${language}/${file} says what English says`, () => {
      const own = messages(language, file);
      const other = messages("en", file);
      expect([...own.keys()].sort()).toEqual([...other.keys()].sort());
      for (const [id, values] of own) {
        const unknown = [...values].filter((name) => !other.get(id)!.has(name));
        expect(unknown, `${language}: ${id}`).toEqual([]);
      }
    });
  }
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("wire"))
    .map((name) => join(folder, name));
}

test("every message that is asked for exists", () => {
  const missing: string[] = [];
  for (const path of sources(SOURCE)) {
    const text = readFileSync(path, "utf8");
    for (const [, id] of text.matchAll(/\bt\(\s*"([^"]+)"/g)) if (!english.has(id!)) missing.push(`${path}: ${id}`);
    for (const [, before, after] of text.matchAll(/\bt\(\s*`([\w-]*)\$\{[^}]*\}([\w-]*)`/g)) {
      if (!before) continue;
      const some = [...english.keys()].some((id) => id.startsWith(before) && id.endsWith(after!));
      if (!some) missing.push(`${path}: ${before}…${after}`);
    }
  }
  expect(missing).toEqual([]);
});

test("no message of the interface is left over", () => {
  const text = sources(SOURCE).map((path) => readFileSync(path, "utf8")).join("\n");
  const families = ["game-", "theme-", "bot-", "fair-", "phrase-"];
  const unused = [...messages("en", "common.ftl").keys()].filter((id) => !text.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)));
  expect(unused).toEqual([]);
});

test("no word of a table is left over", () => {
  const text = sources(SOURCE).map((path) => readFileSync(path, "utf8")).join("\n");
  /** Ids that are put together: what stands in ${…} may be anything. */
  const made = [...text.matchAll(/`([a-z]+-table-(?:[\w-]|\$\{[^{}`]*\})*)`/g)].map(([, id]) => new RegExp(`^${id!.replaceAll(/\$\{[^{}]*\}/g, "[\\w-]+")}$`));
  const unused = [...english.keys()].filter((id) => /^[a-z]+-table-/.test(id) && !text.includes(`"${id}"`) && !made.some((one) => one.test(id)));
  expect(unused).toEqual([]);
});

test("every game has a name, a line and a file of its own", () => {
  for (const game of GAMES) {
    expect(english.has(`game-${game}`) && english.has(`game-${game}-line`)).toBe(true);
    expect(files).toContain(`${game}.ftl`);
  }
});
