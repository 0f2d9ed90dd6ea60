import { line, put } from './draw'

/**
 * Every seat has a shape of its own, and a colour besides (`--seat-0` to `--seat-9`; on cards
 * `--marker-0` to `--marker-9`, dark in both themes). The shapes are none that a game uses for something else. Grid of 24.
 */
export const seatShapes = [
  'M12 2a10 10 0 1 0 .01 0z',
  'M3 3h18v18H3z',
  'M12 2l11 19.5H1z',
  'M12 1l11 11-11 11L1 12z',
  'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  'M12 1.5l9.5 3V12c0 5-4 8.5-9.5 11-5.5-2.5-9.5-6-9.5-11V4.5z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z',
  'M12 22C4 16 1.5 12 1.5 8A5.5 5.5 0 0 1 12 5.5 5.5 5.5 0 0 1 22.5 8c0 4-2.5 8-10.5 14z',
  'M12 5a4.8 4.8 0 0 1 7 7 4.8 4.8 0 0 1-7 7 4.8 4.8 0 0 1-7-7 4.8 4.8 0 0 1 7-7z',
  'M2 3h20l-4 9 4 9H2l4-9z',
] as const

const question = 'M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01'
const cross = 'M8.5 9l7 7M15.5 9l-7 7'

/**
 * The marker of a seat on a card of the market: open with a question mark as long as the auction lasts,
 * filled with a cross for good. Grid of 24.
 */
export const seatMarker = (seat: number, mark: '?' | 'X'): string => {
  const shape = seatShapes[seat % 10] ?? seatShapes[0]
  const lines = line(mark === '?' ? question : cross)
  const sign = seat % 10 === 2 ? put(lines, 2.5, 5, 0.79, 2) : lines
  const body =
    mark === '?'
      ? `<path d="${shape}" class="art-sheet"/>` + sign
      : `<path d="${shape}" fill="currentColor"/><g class="art-on-ink">${sign}</g>`
  return put(body, 0, 0, 1, 2, `art-marker-${seat % 10}`)
}
