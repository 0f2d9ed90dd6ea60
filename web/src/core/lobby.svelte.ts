/** The lobby as it is now: a stream of what is new in it, open while somebody looks at the page. */
import type { LobbyTable, LobbyUpdate } from "./types";

const ADDRESS = "/api/v1/lobby/live";
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

export class LiveLobby {
  /** All tables, the newest first; null until they are known. */
  tables = $state.raw<LobbyTable[] | null>(null);
  /** Whether the stream broke off: what is shown may be old. */
  lost = $state(false);
  /** How far this device's clock is ahead of the server's, in milliseconds; the way of a message counts as little as it can. */
  ahead = $state(Infinity);
  readonly open = $derived((this.tables ?? []).filter(hasSeat));
  readonly taken = $derived((this.tables ?? []).filter((table) => !hasSeat(table)));
  #stream: EventSource | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #look = (): void => this.#follow();

  constructor() {
    document.addEventListener("visibilitychange", this.#look);
    addEventListener("online", this.#look);
    this.#follow();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    removeEventListener("online", this.#look);
    this.#end();
  }

  /** A browser has few connections to a server, so a page that nobody looks at keeps none. */
  #follow(): void {
    if (document.visibilityState === "hidden") this.#end();
    else if (!this.#stream) this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const stream = new EventSource(ADDRESS);
    this.#stream = stream;
    stream.addEventListener("lobby", (event) => {
      if (stream === this.#stream) this.#take(JSON.parse(event.data as string) as LobbyUpdate);
    });
    stream.onerror = () => {
      if (stream !== this.#stream) return;
      this.#end();
      this.lost = true;
      this.#timer = setTimeout(this.#look, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures));
      this.#failures += 1;
    };
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#stream = null;
  }

  #take(update: LobbyUpdate): void {
    this.#failures = 0;
    this.lost = false;
    this.ahead = Math.min(this.ahead, Date.now() - update.now);
    this.tables = merged(update.whole ? [] : (this.tables ?? []), update);
  }
}

/** Whether somebody can still sit down; the others can be watched. */
export function hasSeat(table: LobbyTable): boolean {
  return table.state === "waiting" && table.seated < table.seats;
}

/** The tables after an update. */
export function merged(tables: LobbyTable[], update: LobbyUpdate): LobbyTable[] {
  const gone = new Set([...update.removed, ...update.tables.map(({ code }) => code)]);
  const all = [...update.tables, ...tables.filter(({ code }) => !gone.has(code))];
  return all.sort((a, b) => b.created_at - a.created_at);
}
