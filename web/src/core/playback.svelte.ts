/**
 * What has just happened is played out step by step, at every table in the same way: the next states wait meanwhile,
 * a press skips, a button repeats, and nothing beside it (log, figures, hint) tells how it will end. A table says
 * which steps there are; everything else is here.
 */
import { tick, untrack } from "svelte";
import { capture, play as travel } from "./flight";
import type { TableModel } from "./model.svelte";
import { calm, pace } from "./prefs.svelte";
import type { Types } from "./types";

/** One step: what is seen, how long, and how much of the story has then been told. */
export interface Step<Scene> {
  scene: Scene;
  /** Milliseconds at the ordinary speed. */
  lasts: number;
  /** How many of the fresh events. */
  told: number;
  /** From here on view and figures are those of the new state; until then those of the state before. */
  now?: boolean;
}

export interface Plan<G extends keyof Types, Scene> {
  /** What lies there when nothing is played out. */
  rest(table: TableModel<G>): Scene;
  /** How `table.fresh` is played out, from `table.previous` on; no steps where there is nothing to see. */
  steps(table: TableModel<G>, previous: Types[G]["View"]): Step<Scene>[];
  /** The same for those who want little motion; without it the last step that comes before the new state. */
  still?(steps: Step<Scene>[]): Step<Scene>[];
  /** Whether a scene shows how it ended: what is said of that stays for a while, also where nothing is played out. */
  ends?(scene: Scene): boolean;
  /** Called before a step is drawn, with the one before (null: at rest); what it returns is called when it is drawn. */
  onstep?(step: Step<Scene>, before: Step<Scene> | null, table: TableModel<G>): void | (() => void);
}

interface Play<G extends keyof Types, Scene> {
  steps: Step<Scene>[];
  at: number;
  /** What was known before it; null when it is shown once more. */
  before: Known<G> | null;
  /** How much of the log is older. */
  from: number;
}
/** How the last lot ended, with what was known before it and after it. */
export interface Ending<G extends keyof Types, Scene> {
  scene: Scene;
  before: Known<G>;
  after: Known<G>;
}
type Known<G extends keyof Types> = Pick<TableModel<G>, "view" | "insight" | "hint" | "forgotten">;

/** In a replay the reader has the pace in hand: a reveal takes no longer than one step of it. */
const REPLAY = 950;
/** How long the one still picture stands for those who want little motion. */
const STILL = 1800;
/** How long the ending stands at least, when other things happen already. */
const STAYS = 4000;

/** Made while a table component is made: it listens to the table's beat and ends with the component. */
export class Playback<G extends keyof Types, Scene> {
  #table: () => TableModel<G>;
  #plan: Plan<G, Scene>;
  #play = $state.raw<Play<G, Scene> | null>(null);
  #last = $state.raw<Step<Scene>[]>([]);
  #ending = $state.raw<Ending<G, Scene> | null>(null);
  /** It is still spoken of, though nothing is played out any more. */
  #lingers = $state(false);
  #rested = 0;
  #known: Known<G>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;
  #step = $derived.by(() => this.#play?.steps[this.#play.at] ?? null);
  /** What is not as the newest state has it, because that has not been told yet. */
  #hidden = $derived.by((): Partial<TableModel<G>> => {
    const [play, step, table] = [this.#play, this.#step, this.#table()];
    if (!play || !step) return {};
    const seats = table.seats.map((seat) => ({ ...seat, turn: false }));
    if (!play.before) return { canAct: false, seats };
    const log = table.log.slice(0, play.from + step.told);
    return { canAct: false, seats, log, ...(step.now ? { hint: play.before.hint, forgotten: play.before.forgotten } : play.before) };
  });
  /** What is to be drawn now. */
  readonly scene: Scene = $derived.by(() => this.#step?.scene ?? this.#plan.rest(this.#table()));
  /** The table as it has been told so far: give it to the frame and to whatever shows log, figures or seats. */
  readonly told: TableModel<G> = $derived.by(() => this.#asTold(this.#table()));

  constructor(table: () => TableModel<G>, plan: Plan<G, Scene>) {
    this.#table = table;
    this.#plan = plan;
    let model = untrack(table);
    let beat = untrack(() => model.beat);
    this.#known = untrack(() => known(model));
    // Before the page changes: the new state is not seen until what led to it has been.
    $effect.pre(() => {
      const now = table();
      void now.beat;
      untrack(() => {
        if (now !== model) {
          this.#stop();
          this.#last = [];
          this.#ending = null;
        } else if (now.beat !== beat) {
          this.#stop();
          this.#hear(now);
        }
        model = now;
        beat = now.beat;
        this.#known = known(now);
      });
    });
    $effect(() => () => this.#stop());
  }

  /** Whether something is being played out. */
  get playing(): boolean {
    return this.#play !== null;
  }
  /** How the last lot has ended: while that is played out the scene of now, and then until I move or others have gone on. */
  get ending(): Ending<G, Scene> | null {
    if (!this.#ending || !(this.#step || this.#lingers)) return null;
    return this.#step ? { ...this.#ending, scene: this.#step.scene } : this.#ending;
  }
  /** Everybody at this device looks at it: nobody's own cards are to be seen. */
  get covered(): boolean {
    return this.#play !== null && this.#table().shared;
  }
  /** Whether there is something to see once more. */
  get canRepeat(): boolean {
    return this.#play === null && this.#last.length > 0;
  }

  /** What is now is shown. */
  skip = (): void => {
    if (!this.#play) return;
    capture();
    this.#stop();
    void tick().then(travel);
  };

  /** Show the last one once more. */
  repeat = (): void => {
    if (this.canRepeat) this.#start(this.#last, null, this.#table());
  };

  /** On to what is to be done now: nothing of what was is said any more. */
  goOn(): void {
    this.skip();
    this.#lingers = false;
  }

  /** Make a move at once, whatever is being played out. */
  send(move: Types[G]["Move"]): Promise<boolean> {
    this.goOn();
    return this.#table().send(move);
  }

  #hear(table: TableModel<G>): void {
    const steps = table.previous && table.fresh.length ? this.#plan.steps(table, table.previous) : [];
    if (!steps.length) {
      if (table.fresh.some((event) => !event.type.endsWith("_sealed"))) this.#fade();
      return;
    }
    this.#last = steps;
    const before = { ...this.#known, view: table.previous! };
    const end = steps.findLast((step) => this.#plan.ends?.(step.scene));
    this.#ending = end ? { scene: end.scene, before, after: known(table) } : null;
    this.#lingers = true;
    this.#rested = Date.now();
    if (pace() > 0) this.#start(steps, before, table);
  }

  /** Something else has happened: the ending goes when it could be read. */
  #fade(): void {
    const ending = this.#ending;
    if (ending) setTimeout(() => this.#ending === ending && (this.#lingers = false), Math.max(0, this.#rested + STAYS - Date.now()));
  }

  #start(steps: Step<Scene>[], before: Known<G> | null, table: TableModel<G>): void {
    const shown = calm() ? (this.#plan.still?.(steps) ?? lastOf(steps)) : steps;
    if (!shown.length) return;
    if (before !== null || !table.view.over) table.hold(new Promise<void>((done) => (this.#done = done)));
    this.#draw({ steps: shown, at: 0, before, from: table.log.length - table.fresh.length }, null);
  }

  #draw(play: Play<G, Scene>, before: Step<Scene> | null): void {
    const step = play.steps[play.at]!;
    capture();
    const then = this.#plan.onstep?.(step, before, this.#table());
    this.#play = play;
    void tick().then(() => {
      travel();
      then?.();
    });
    const whole = play.steps.reduce((sum, one) => sum + one.lasts, 0);
    this.#timer = setTimeout(() => this.#next(), step.lasts * (this.#table().still ? Math.min(1, REPLAY / whole) : pace() || 1));
  }

  #next(): void {
    const play = this.#play!;
    try {
      if (play.at + 1 < play.steps.length) this.#draw({ ...play, at: play.at + 1 }, play.steps[play.at]!);
      else this.skip();
    } catch (error) {
      this.#stop(); // Nobody waits for a step that cannot be drawn.
      throw error;
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    if (this.#play) this.#rested = Date.now();
    this.#play = null;
    this.#done?.();
    this.#done = null;
  }

  #asTold(table: TableModel<G>): TableModel<G> {
    return new Proxy(table, {
      get: (target, field) => {
        if (field in this.#hidden) return Reflect.get(this.#hidden, field);
        const value: unknown = Reflect.get(target, field, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }
}

function known<G extends keyof Types>(table: TableModel<G>): Known<G> {
  return { view: table.view, insight: table.insight, hint: table.hint, forgotten: table.forgotten };
}

function lastOf<Scene>(steps: Step<Scene>[]): Step<Scene>[] {
  const step = steps.findLast((one) => !one.now) ?? steps.at(-1);
  return step ? [{ ...step, lasts: STILL, told: steps.at(-1)!.told }] : [];
}
