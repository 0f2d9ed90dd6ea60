/** What the page around a table offers to the frame: chat, and controls of its own. */
import { getContext, setContext, type Snippet } from "svelte";
import type { ChatLine } from "./types";

export interface Room {
  /** Null where nothing can be said. */
  chat: {
    readonly lines: ChatLine[];
    readonly unread: number;
    /** Say something, perhaps a set phrase; whether it was passed on. */
    say(text: string, phrase?: string): Promise<boolean>;
    read(): void;
  } | null;
  /** Above the seats: connection lost, replay controls. */
  bar: Snippet | null;
  /** What the coach says: at the side, or above what I hold where there is no room for a side. */
  advice?: Snippet | null;
  /** Which rules the table has, where they are not the usual ones; shown above the rules of the game. */
  readonly rules?: string;
  /** In the menu: the clock of a live table. */
  menu?: Snippet | null;
}

const KEY = Symbol("room");

export function provideRoom(room: Room): void {
  setContext(KEY, room);
}

export function room(): Room {
  return getContext<Room | undefined>(KEY) ?? { chat: null, bar: null };
}
