/** How a table's state follows from the one before and what has changed since. */
import type { ChangeMessage, PresenceMessage, StateMessage } from "./types";

/** How many events had been told after a state. */
export function eventsUntil(state: StateMessage): number {
  return state.first + state.events.length;
}

/** An object with some fields different; the very same one if none is. */
function merge<T extends object>(before: T | null, fields: Partial<T> | undefined): T | null {
  return before && fields ? { ...before, ...fields } : before;
}

/** The state after a change; null if the change does not follow on this state, so that something is missing. */
export function applyChange(state: StateMessage, change: ChangeMessage): StateMessage | null {
  const [version, number] = change.from;
  const first = change.first ?? eventsUntil(state);
  if (version !== state.version || number !== state.number || first !== eventsUntil(state)) return null;
  return {
    ...state,
    version: change.version,
    number: change.number,
    now: change.now,
    table: change.table ?? state.table,
    view: merge(state.view, change.view),
    insight: merge(state.insight, change.insight),
    clocks: merge(state.clocks, change.clocks),
    legal: change.legal ?? state.legal,
    asked: change.asked ?? state.asked,
    hint: change.hint === undefined ? state.hint : (change.hint ?? undefined),
    history: change.history ?? state.history,
    first,
    events: change.events ?? [],
  };
}

/** The same state with others connected; nothing has happened in it. */
export function applyPresence(state: StateMessage, presence: PresenceMessage): StateMessage {
  const members = state.table.members.map((one) => ({ ...one, connected: presence.connected.includes(one.place) }));
  const table = { ...state.table, members, spectators: presence.spectators };
  return { ...state, table, first: eventsUntil(state), events: [] };
}

/** The newest of several states in a row, with all that they tell. */
export function gather(states: StateMessage[]): StateMessage {
  const newest = states.at(-1)!;
  const first = states[0]!.first;
  const events: StateMessage["events"] = [];
  for (const state of states) events.push(...state.events.slice(Math.max(0, first + events.length - state.first)));
  return { ...newest, first, events };
}
