/** A puzzle at the table of its game: what is played there goes to no server, but is graded. */
import { t } from "../core/i18n.svelte";
import { StillTable } from "../core/model.svelte";
import { CHARACTERS } from "../core/opponents";
import type { Move, Party, Puzzle, TableInfo } from "../core/types";

export type Choice = Puzzle["choices"][number];

/** What the coach says of an answer. */
export interface Grade {
  /** As good as the best move, as far as that is known. */
  right: boolean;
  best: Choice;
  /** The moves of the answer; of several, which together make one bid, each as if it were the first. */
  played: Choice[];
  /** What counts: of several moves the costliest, and the whole bid costs at least as much. */
  counts: Choice;
}

/** The same for the same move, whatever the order of its cards. */
function keyOf(move: object): string {
  const parts = Object.entries(move).map(([name, value]: [string, unknown]) => [name, Array.isArray(value) ? value.map(String).sort() : value]);
  return JSON.stringify(parts.sort());
}

export class PuzzleTable extends StillTable {
  readonly puzzle: Puzzle;
  /** The moves of the turn so far; the last one ends it. */
  #turn = $state.raw<Move[]>([]);
  /** Null until the answer is there. */
  grade = $state.raw<Grade | null>(null);

  #onanswer: (right: boolean) => void;

  constructor(puzzle: Puzzle, onanswer: (right: boolean) => void) {
    super(tableFor(puzzle), [{ view: puzzle.view, events: puzzle.events, insight: puzzle.insight, position: null }]);
    this.puzzle = puzzle;
    this.#onanswer = onanswer;
  }

  override get number(): number {
    return this.#turn.length;
  }
  override get legal(): Move[] {
    return this.grade ? [] : this.puzzle.choices.map((one) => one.move);
  }
  override get canAct(): boolean {
    return this.grade === null;
  }
  /** Once it is answered nothing more can be done here. */
  override get still(): boolean {
    return this.grade !== null;
  }
  override who(party: Party): string {
    return party === this.me ? t("you") : this.name(party);
  }

  override send(move: Move, more = false): Promise<boolean> {
    if (this.grade) return Promise.resolve(false);
    this.#turn = [...this.#turn, move];
    if (!more) {
      this.grade = this.#grade();
      this.#onanswer(this.grade.right);
    }
    return Promise.resolve(true);
  }

  #grade(): Grade {
    const { choices } = this.puzzle;
    // What ends a turn of several moves is no choice any more.
    const turn = this.#turn.length > 1 ? this.#turn.slice(0, -1) : this.#turn;
    const played = turn.map((move) => choices.find((one) => keyOf(one.move) === keyOf(move))!);
    const counts = played.reduce((worst, one) => (one.cost > worst.cost ? one : worst));
    return { right: counts.verdict === "best" || counts.verdict === "equal", best: choices.find((one) => one.verdict === "best")!, played, counts };
  }
}

/** Somebody sits at every seat, always the same at the same puzzle. */
function tableFor(puzzle: Puzzle): TableInfo {
  const member = (seat: number) => ({ place: seat, nickname: t("you"), bot: seat === puzzle.seat ? null : "expert", character: seat === puzzle.seat ? null : (CHARACTERS[(puzzle.number + seat) % CHARACTERS.length] ?? null), guest: false, program: false, seat, ready: true, away: false, connected: true, host: false, wants_clock: null, added_entropy: false, agrees_to: null, muted: false, conceded: false });
  return { code: "puzzle", game: puzzle.game, seats: puzzle.seats, options: {}, preset: null, listed: false, clock: {}, state: "over", members: Array.from({ length: puzzle.seats }, (_, seat) => member(seat)), you: null, mine: [], spectators: 0, seed_commitment: "", commitment: null, match: null, lesson: false, next: null, private: false, paused: false, ended: null, tried: null };
}
