/** Every message that is used exists, in every language, with the same values, and reads as Fluent. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Resource, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/core/i18n.svelte";
import games from "../src/wire/games.json";

const PACKAGE = join(import.meta.dirname, "../../src/saleroom");
const SOURCE = join(import.meta.dirname, "../src");

class Values extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** The catalogues of the house and of every game, by where they stand in a language. */
const catalogues = [
  ...readdirSync(join(PACKAGE, "locale/en")).map((name) => (language: string) => `locale/${language}/${name}`),
  ...readdirSync(join(PACKAGE, "games"))
    .filter((game) => existsSync(join(PACKAGE, `games/${game}/locale`)))
    .map((game) => (language: string) => `games/${game}/locale/${language}.ftl`),
];

function messages(file: string): Map<string, Set<string>> {
  const resource: Resource = parse(readFileSync(join(PACKAGE, file), "utf8"), {});
  const found = new Map<string, Set<string>>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${file}: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const values = new Values();
    values.visit(entry as Message);
    if (found.has(entry.id.name)) throw new Error(`${file}: ${entry.id.name} stands twice`);
    found.set(entry.id.name, values.names);
  }
  return found;
}

const english = new Map(catalogues.flatMap((file) => [...messages(file("en"))]));
/** Plurals may leave a number out where a language has one form for all, so only unknown values are wrong. */
for (const file of catalogues) {
  for (const language of LANGUAGES) {
    test(`${file(language)} says what English says`, () => {
      const own = messages(file(language));
      const other = messages(file("en"));
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

/** Those of these ids that no source names, as it stands or put together: what stands in ${…} may be anything. */
function unused(ids: string[]): string[] {
  // A class is no message.
  const text = sources(SOURCE).map((path) => readFileSync(path, "utf8").replaceAll(/\bclass="[^"{]*"/g, "")).join("\n");
  const made = [...text.matchAll(/`([a-z]+-(?:[\w-]|\$\{[^{}`]*\})*)`/g)].map(([, id]) => new RegExp(`^${id!.replaceAll(/\$\{[^{}]*\}/g, "[\\w-]+")}$`));
  return ids.filter((id) => !text.includes(`"${id}"`) && !made.some((one) => one.test(id)));
}

test("no message of the interface is left over", () => {
  // Their first word is put in, too, or they are put together twice.
  const families = ["lesson-waiting", "theme-", "speed-", "confirm-", "card-size-", "bot-", "fair-", "company-", "phrase-"];
  const ids = ["common", "own", "after"].flatMap((name) => [...messages(`locale/en/${name}.ftl`).keys()]);
  expect(unused(ids).filter((id) => !families.some((family) => id.startsWith(family)))).toEqual([]);
});

test("no word of a table is left over", () => {
  expect(unused([...english.keys()].filter((id) => /^[a-z]+-table-/.test(id)))).toEqual([]);
});

test("every game has a name, a line and a file of its own", () => {
  for (const { id: game } of games) {
    expect(english.has(`game-${game}`) && english.has(`game-${game}-line`)).toBe(true);
  }
});
