import { line, paint, put, trace } from './draw'

const STAR = 'M24 3L29.4 18.1L45.4 18.5L32.7 28.3L37.2 43.7L24 34.7L10.8 43.7L15.3 28.3L2.6 18.5L18.6 18.1z'
const MOON = 'M30.5 3A21.5 21.5 0 1 0 45.5 30.5A17.5 17.5 0 0 1 30.5 3z'
const CROWN = 'M24 10L32.5 24L45 14L41 36H7L3 14L15.5 24z'
const KEY_BOW = 'M15.5 2a13.5 13.5 0 1 0 .01 0zM15.5 9.5a6 6 0 1 1-.01 0z'
const KEY_STEM = 'M22.5 27.5l5-5L46 41l-.8 4.6-4.8.4-3.4-3.4v-4.1h-4.2v-4.2h-4.2z'

/** The five emblems in the order of the binary digits of a card's number: painted, on a grid of 48, read when very small. */
export const emblems = {
  star:
    paint(STAR, '#e3a82f') +
    paint('M24 25.5L24 3 29.4 18.1zM24 25.5L45.4 18.5 32.7 28.3zM24 25.5L37.2 43.7 24 34.7zM24 25.5L10.8 43.7 15.3 28.3zM24 25.5L2.6 18.5 18.6 18.1z', '#b67a14') +
    paint('M24 25.5L18.6 18.1 24 3z', '#ffdf8a') +
    trace(STAR, '#7d5306', 2),
  moon:
    paint(MOON, '#4a73b8') +
    paint('M4 28A21.5 21.5 0 0 0 45.5 30.5L41 33.5A26 26 0 0 1 4 28z', '#2c4a82') +
    paint('M20 8A17 17 0 0 0 9 30 17.5 17.5 0 0 1 20 8z', '#9dbdf0') +
    paint('M38 6l1.3 3.7L43 11l-3.7 1.3L38 16l-1.3-3.7L33 11l3.7-1.3zM43.5 19l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z', '#e0a52e') +
    trace(MOON, '#20386a', 2),
  pillar:
    paint('M12.5 14h23l1.5 23h-26z', '#d8ae80') +
    paint('M16 14h3.5v23H15zM23 14h3.5l.5 23h-4.500zM30 14h3.500L35 37h-4.500z', '#9c6c43') +
    paint('M6 4h36v6H6zM5 39h38v6H5z', '#e9c9a0') +
    paint('M10 10h28l-2.5 4.500h-23zM9 36.500h30V39H9z', '#b98758') +
    trace('M6 4h36v6H6zM5 39h38v6H5zM12.5 14.500L11 36.500M35.5 14.500L37 36.500M10 10l2.5 4.500h23L38 10M9 36.500h30V39', '#5e3c22', 2),
  key:
    `<path d="${KEY_BOW}" fill="#9a62bd" stroke="none" fill-rule="evenodd"/>` +
    paint(KEY_STEM, '#9a62bd') +
    paint('M25 25L44 44l-3.6 2-3.4-3.400v-4.100h-4.200v-4.200h-4.200l-6-6.800z', '#6b3f86') +
    trace('M6.5 12.500a9.5 9.5 0 0 1 6-6M26 27.500L43 44.5', '#d9b6ee', 2) +
    trace(KEY_BOW + KEY_STEM, '#41205a', 2),
  crown:
    paint(CROWN, '#c14a35') +
    paint('M24 10L32.5 24 45 14 41 36H24z', '#962f20') +
    paint('M24 14l5 10-5 8-5-8z', '#e58a72') +
    paint('M6 34h36l-1 9H7z', '#dba63a') +
    paint('M24 34h18l-1 9H24z', '#b67f1c') +
    paint('M15 38.500a2 2 0 1 0 .01 0zM24 36a2.5 2.5 0 1 0 .01 0zM33 38.500a2 2 0 1 0 .01 0z', '#fff3cf') +
    trace(CROWN + 'M6.5 36L7 43h34l.5-7', '#611709', 2) +
    `<g stroke="#7d5306" stroke-width="1.5" fill="#f6cd68"><circle cx="24" cy="7" r="4"/><circle cx="4.5" cy="12" r="3.5"/><circle cx="43.5" cy="12" r="3.5"/></g>`,
} as const

export type Emblem = keyof typeof emblems
export const emblemNames = Object.keys(emblems) as Emblem[]

/** The outlines alone: what a card does not show, faintly, in the place where it would be. */
export const outlines: Record<Emblem, string> = {
  star: line(STAR),
  moon: line(MOON),
  pillar: line('M6 4h36v6H6zM5 39h38v6H5zM10 10l2.5 4.500h23L38 10M12.5 14.500L11 36.500M35.5 14.500L37 36.5'),
  key: line(KEY_BOW + KEY_STEM),
  crown: line(CROWN + 'M6.5 36L7 43h34l.5-7'),
}

const BELLS = 'M12 35c0-8-1-13-8-11C4 11 16 8 20 19c0-7 2-11 4-13 2 2 4 6 4 13 4-11 16-8 16 5-7-2-8 3-8 11z'
/** The joker's cap and bells in the colours of the emblems. */
export const jester =
  paint(BELLS, '#c14a35') +
  paint('M12 35c0-8-1-13-8-11C4 11 16 8 20 19l-1 16z', '#4a73b8') +
  paint('M28 19c4-11 16-8 16 5-7-2-8 3-8 11h-7z', '#9a62bd') +
  paint('M10 35h28v7H10z', '#dba63a') +
  trace(BELLS + 'M10 35h28v7H10z', '#4a2410', 2) +
  `<g stroke="#7d5306" stroke-width="1.5" fill="#f6cd68"><circle cx="4.5" cy="26.5" r="3.5"/><circle cx="24" cy="5" r="3.5"/><circle cx="43.5" cy="26.5" r="3.5"/></g>`

const CORNERS = [[4, 2], [27, 2], [15.5, 15.5], [4, 29], [27, 29]] as const

/** A whole card on the grid of 48, for where one is spoken of. */
export const face = (card: number): string =>
  card === 0 ? jester : emblemNames.map((name, place) => ((card >> place) & 1 ? put(emblems[name], CORNERS[place]![0], CORNERS[place]![1], 0.36) : '')).join('')

/** The compass star on the backs of the cards, on a grid of 48. */
export const compass =
  paint('M24 1l5 18 18 5-18 5-5 18-5-18-18-5 18-5z', '#d9a441') +
  paint('M24 1v23l-5-5zM47 24H24l5-5zM24 47V24l5 5zM1 24h23l-5 5z', '#8f6518') +
  `<g stroke="#d9a441" stroke-width="1.5"><circle cx="24" cy="24" r="14"/></g>`
