/** The law of remarks: two matches that look the same to a spectator get the same lines, whoever looks on. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, knows, need, speak, t } from "../src/core/i18n.svelte";
import { CHARACTERS, LEVELS } from "../src/core/opponents";
import { Follower, KINDS, seen, standing } from "../src/core/remarks";
import { portraitOf } from "../src/art/people";
import type { GameEvent, View } from "../src/core/types";

interface Tale {
  events: GameEvent[];
  steps: { number: number; log: number; view: View }[];
}
interface Group {
  game: string;
  seats: number;
  matches: number;
  tales: Tale[];
}
type Hear = Follower["hear"];

const FILE = join(import.meta.dirname, "../../build/tales.json");
const groups: Group[] = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Group[]) : [];
const games = [...new Set(groups.map((one) => one.game))];
const CODES = ["kv2ur8crd6a2", "abcdefgh2345", "zz77zz77zz77"];

/** All that is said in a tale at a table, by the number of the move. */
function lines(tale: Tale, code: string, cast: number[], hear: Hear): string[] {
  return tale.steps.flatMap(({ number, log, view }) => {
    const said = hear(code, number, tale.events.slice(0, log), view, cast);
    return said ? [`${number}: ${said.seat} ${said.kind}`] : [];
  });
}
function honest(): Hear {
  const follower = new Follower();
  return (...state) => follower.hear(...state);
}
/** Whether everybody hears the same in a group. */
function same(group: Group, make: () => Hear): boolean {
  const cast = Array.from({ length: group.seats }, (_, seat) => seat);
  return CODES.every((code) => {
    const [one, ...others] = group.tales.map((tale) => lines(tale, code, cast, make()));
    return others.every((other) => other.join() === one!.join());
  });
}

test("there are tales of all games, with twins: `make test` writes them", () => {
  expect(games.length).toBe(5);
  for (const game of games) expect(groups.some((one) => one.game === game && one.matches === 2)).toBe(true);
});

for (const game of games) {
  const mine = groups.filter((one) => one.game === game);
  test(`${game}: lines follow from what a spectator sees`, () => {
    for (const group of mine) expect(same(group, honest)).toBe(true);
  });

  test(`${game}: a line that follows from a hand is caught`, () => {
    const peeping = (): Hear => {
      const hear = honest();
      return (code, move, log, view, cast) => {
        const { hand, purse, choice } = view as unknown as Record<string, unknown>;
        return hear(code + JSON.stringify([hand, purse, choice]), move, log, view, cast);
      };
    };
    expect(mine.some((group) => !same(group, peeping))).toBe(true);
  });

  test(`${game}: a line that follows from an event of one's own is caught`, () => {
    const peeping = (): Hear => {
      const hear = honest();
      return (code, move, log, view, cast) => hear(code + JSON.stringify(log), move, log, view, cast);
    };
    // In antiques all events are the same for everybody.
    expect(mine.some((group) => !same(group, peeping))).toBe(game !== "antiques");
  });

  test(`${game}: somebody speaks, and not all the time`, () => {
    const whole = mine.find((one) => one.matches === 1)!.tales[0]!;
    const cast = [1, 2].slice(0, mine[0]!.seats - 1);
    const said = CODES.flatMap((code) => lines(whole, code, cast, honest()));
    expect(said[0]).toMatch(/^0: \d hello$/);
    expect(said.at(-1)).toMatch(/won|lost/);
    expect(said.length / CODES.length).toBeLessThan(20);
    expect(said.every((line) => cast.includes(Number(line.split(" ")[1])))).toBe(true);
  });
}

test("who comes late hears nothing of what was", () => {
  const tale = groups[0]!.tales[0]!;
  const { number, log, view } = tale.steps[40]!;
  expect(new Follower().hear(CODES[0]!, number, tale.events.slice(0, log), view, [0, 1, 2])).toBeNull();
});

test("what is worth a line", () => {
  const sold = (seat: number, price: number): GameEvent => ({ type: "lot_sold", seat, price });
  const bid = (seat: number, coins: number): GameEvent => ({ type: "bid_made", seat, coins });
  const view = { over: false, lots_left: 4, outcome: null } as unknown as View;
  const said = (log: GameEvent[]): Set<string> => {
    const found = new Set<string>();
    for (let code = 0; code < 60; code++) {
      const follower = new Follower();
      follower.hear(`t${code}`, 0, [], view, [0, 1]);
      follower.hear(`t${code}`, 1, log.slice(0, -2), view, [0, 1]);
      const one = follower.hear(`t${code}`, 2, log, view, [0, 1]);
      if (one) found.add(`${one.seat} ${one.kind}`);
    }
    return found;
  };
  const before = [sold(2, 6), sold(2, 5), sold(2, 7)];
  expect(said([...before, bid(1, 11), sold(0, 12)])).toEqual(new Set(["0 dear", "1 missed"]));
  expect(said([...before, bid(1, 1), sold(0, 2)])).toEqual(new Set(["0 bargain", "1 missed"]));
  expect(said([...before, bid(2, 5), sold(2, 6)])).toEqual(new Set());
  const tie = { type: "bids_revealed", cards: [40, 40, 20] };
  expect(said([...before, tie, { type: "lot_withdrawn" }])).toEqual(new Set(["0 tie", "1 tie"]));
  expect(seen({ type: "bid_sealed", seat: 0, card: 90 })).toBeNull();
  expect(standing({ ...view, lots_left: 0 } as unknown as View)).toEqual({ last: true, winners: null });
});

test("every character has a face, a name, a way of playing and all lines, in every language", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    await need("opponents");
    for (const one of CHARACTERS) {
      expect(portraitOf(one)).toBeTruthy();
      for (const id of [`character-${one}`, `character-${one}-about`, ...KINDS.map((kind) => `line-${one}-${kind}`)]) expect(knows(id), `${language} ${id}`).toBe(true);
    }
    for (const level of LEVELS) for (const id of [`bot-${level}`, `bot-${level}-about`]) expect(t(id), `${language} ${id}`).not.toBe(id);
  }
  await speak("en");
});
