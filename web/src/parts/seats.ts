import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../core/model.svelte";

/** A shape for each seat, besides its colour: nobody has to tell seats apart by colour. Paths in a box of 24. */
export { seatShapes as SHAPES } from "../art/seats";

/** Round the table, starting after me: whoever acts after me stands first, I stand last. */
export function roundTable(seats: SeatInfo[]): SeatInfo[] {
  const mine = seats.findIndex((one) => one.me);
  return [...seats.slice(mine + 1), ...seats.slice(0, mine + 1)];
}

/** How many stand in a row above the felt: up to five, or half of them. */
export const columnsOf = (seats: number): number => (seats <= 5 ? seats : Math.ceil(seats / 2));

const ROWS = "rows";
/** Whether the seats in this part of the page stand in more than one row. */
export const seatsInRows = (): (() => boolean) => getContext<(() => boolean) | undefined>(ROWS) ?? (() => false);
export const putInRows = (rows: () => boolean): void => void setContext(ROWS, rows);
