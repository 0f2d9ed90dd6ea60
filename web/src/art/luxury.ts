import { dot, ink, line, numeral, ring, wash } from './draw'

const face = 'M14.5 21v4.5c0 6 4 10 9.5 10s9.5-4 9.5-10V21'
const shoulders = 'M6 45c.5-6 5-9 11-10.5M42 45c-.5-6-5-9-11-10.5'
const eyes = dot(20, 25, 1.7) + dot(28, 25, 1.7)

/** The bid cards by value: six people, and three plain sums of money. Grid of 48. */
export const cards = {
  0: line(face) + eyes + line('M20 30.5c3 1.5 6 1 8.5-1.5') + ink('M12.5 21C11.5 12 17 6.5 25 6.5c6.5 0 10.5 4 11 9.5l7.5 3.5c1 .5.5 2-.5 2-9-1.5-21-1.5-30.5-.5z') + line(shoulders) + ink('M15 34l9 4 9-4-3 5-6 6-6-6z'),
  20: wash('M18 13a13 13 0 1 0 .01 0z') + ring(18, 26, 13) + line('M18 20l4 6-4 6-4-6zM29 10.5a13.5 13.5 0 1 1 4.5 26.5'),
  30: line(face) + ink('M14.5 17C14.5 9 18 5 24 5s9.5 4 9.5 12z') + line('M8.5 18.5c8 1.5 23 1.5 31 0') + ink('M13.5 21.5h21V25c0 3-2.5 4.5-5 4.5s-4-2-5.5-2-3 2-5.5 2-5-1.5-5-4.5zM20 24a1.6 1.6 0 1 0 .01 0zM28 24a1.6 1.6 0 1 0 .01 0z') + line('M18 33c2 0 4-.5 6-2 2 1.5 4 2 6 2') + line(shoulders),
  40: line(face) + ink('M16 3.5h16V17H16z') + line('M10 18h28') + dot(19.5, 24.5, 1.7) + ring(29, 24.5, 3.8) + line('M32.5 26.5L36 34') + ink('M24 29c2-1 6-.5 8.5 3-3 1.5-6.5 1-8.5-.5-2 1.5-5.5 2-8.5.5 2.5-3.5 6.5-4 8.5-3z') + line(shoulders) + ink('M18 37l6 3 6-3v6l-6-3-6 3z'),
  50: ink('M14 16C14.5 9 17 5 20.5 5.5L24 7l3.5-1.5C31 5 33.5 9 34 16c4 .7 7 1.7 9 3-6 2.5-12 3.5-19 3.5S11 21.5 5 19c2-1.3 5-2.3 9-3z') + line('M15 23.5v3M33 23.5v3M10 45V27l8.5 6.5M38 45V27l-8.5 6.5') + dot(20, 26.2, 1.5) + dot(28, 26.2, 1.5) + wash('M15 34h18v11H15z') + line('M15 34h18v11H15zM15.5 34.5L24 41l8.5-6.5'),
  60: line(face) + ink('M10.5 12C14 6 19 4 24 4s10 2 13.5 8l-3 7h-21zM24 8.5a3.5 3.5 0 1 0 .01 0z') + line('M13.5 20.5c6 2.5 15 2.5 21 0') + eyes + ink('M24 29c3-1.5 6-.5 9.5 1.5-2 3.5-7.5 3.5-9.5 1.5-2 2-7.5 2-9.5-1.5C18 28.5 21 27.5 24 29z') + line(shoulders + 'M11 38l7 2M37 38l-7 2') + dot(24, 41, 1.8),
  70: line('M14 19c1-8 5-13 11-13 5 0 8.5 3 10 8M14.5 21v4.5c0 6 4 10 9.5 10 2 0 3.5-.5 5-1.5') + ink('M14.5 17c-3.5.5-4.5 5-3.5 9 2.5-.5 4-4 3.5-9z') + dot(19.5, 23.5, 1.7) + wash('M31 14.5a8.5 8.5 0 1 0 .01 0z') + ring(31, 23, 8.5) + line('M37.5 29.5L44 37') + ink('M31 19.5c2.5 0 4.5 2 5.5 3.5-1 1.5-3 3.5-5.5 3.5s-4.5-2-5.5-3.5c1-1.5 3-3.5 5.5-3.5zM31 21.2a1.8 1.8 0 1 1-.01 0z') + line('M6 45c.5-6 5-9 11-10.5M40 45c-.3-3-1.5-5.3-3.5-7') + ink('M17.5 37.5l6 3 6-3v6l-6-3-6 3z'),
  80: wash('M4 14h36v22H4z') + line('M8 14V9h36v21h-4M4 14h36v22H4z') + ring(22, 25, 6) + line('M4 41h36') + dot(9.5, 25, 1.7) + dot(34.5, 25, 1.7),
  90: wash('M17 9h14l4 13H13zM6 27h14l4 14H2zM28 27h14l4 14H24z') + line('M17.5 8h13l4 14h-21zM6.5 26h13l4 14.5H2.5zM28.5 26h13l4 14.5h-21z') + line('M21 13.5h6M10 31.5h6M32 31.5h6'),
} as const

export type Card = keyof typeof cards

/** Which of the cards is somebody; the others are plain sums. */
export const characters = { 0: 'hooligan', 30: 'swindler', 40: 'banker', 50: 'blackmailer', 60: 'constable', 70: 'appraiser' } as const

/** The three signs of lots. */
export const signs = {
  jewel: wash('M14 9h20l9 11-19 21L5 20z') + line('M14 9h20l9 11-19 21L5 20zM5 20h38M17 20l7 21 7-21M14 9l3 11 7-11 7 11 3-11'),
  vehicle: ring(24, 24, 19) + ring(24, 24, 4.5) + line('M24 5v14.5M24 28.5V43M5 24h14.5M28.5 24H43M10.6 10.6l10.2 10.2M27.2 27.2l10.2 10.2M10.6 37.4l10.2-10.2M27.2 20.8l10.2-10.2'),
  estate: wash('M5 19L24 6l19 13z') + line('M5 19L24 6l19 13zM8 19v21M40 19v21M4 41.5h40M17 19v14M31 19v14M21 41v-8h6v8'),
} as const

export type Sign = keyof typeof signs

/** Three drawings of lots for each sign, the most modest first: watch, pearls, crown; velocipede, coach, motor-car; cottage, town house, palace. */
export const lots: Record<Sign, readonly [string, string, string]> = {
  jewel: [
    wash('M24 15a14 14 0 1 0 .01 0z') + ring(24, 29, 14.5) + line('M24 20.5V29l5.5 3.5M21 14.5V11h6v3.5M24 11V7.5') + ring(24, 5, 2.5),
    [[7, 9], [8, 18], [12.5, 26], [19, 31.5], [29, 31.5], [35.5, 26], [40, 18], [41, 9]].map(([x = 0, y = 0]) => dot(x, y, 3.4)).join('') + wash('M24 32l6 7-6 7-6-7z') + line('M24 32l5.5 6.5L24 45l-5.5-6.5z'),
    wash('M4 15l6 22h28l6-22-10 9L24 8 14 24z') + line('M4 16l6 20h28l6-20-10 8.5L24 9 14 24.5zM10 42c9-1.5 19-1.5 28 0') + dot(4.5, 12, 2.6) + dot(43.5, 12, 2.6) + dot(24, 5, 2.8) + line('M24 24l3.5 4-3.5 4-3.5-4z'),
  ],
  vehicle: [
    ring(18, 28, 14.5) + ring(40.5, 38, 4.5) + line('M18 28V7.5M13 7.5h5M18 10c12 0 19 9 21 23.5M22.5 7.5H30M3.5 28h29M18 28v14.5M8 18l20 20M28 18L8 38'),
    wash('M10 12h26l1 12c0 4-4 6-8 6H17c-4 0-7-2-7-6z') + line('M9 12h27M10 12v12c0 4 3 6 7 6h12c4 0 8-2 8-6l-1-12M23 12v18M14.5 16h4.5v6h-4.5zM27 16h5v6h-5zM37 22h4c2 0 4-3 4-7M5 15v9c0 2 2 3 4 3') + ring(12, 36, 7) + ring(35, 37, 6) + dot(12, 36, 1.6) + dot(35, 37, 1.6),
    wash('M5 22h36c2 0 4 2 4 4v8H5z') + line('M17.5 9H42M5 31v-9h13.5L22 9M40 9v13h2.5c1.5 0 2.5 1 2.5 2.5V31M18.5 22H40M31 9v13M20.5 36h9M5 18v4M9.5 26v2M13.5 26v2') + ring(13, 36, 6.5) + ring(37, 36, 6.5) + dot(13, 36, 1.7) + dot(37, 36, 1.7) + dot(5, 17, 2.4),
  ],
  estate: [
    wash('M5 23L24 8l19 15z') + line('M4 24L24 8l20 16M9 20.5V41h30V20.5M33 15V8h5v11M20 41V30h8v11M13 27h3.5v5H13zM31.5 27H35v5h-3.5z'),
    wash('M10 12L24 4l14 8z') + line('M9 12L24 4l15 8zM12 12v30M36 12v30M7 42.5h34M17.5 18v5M24 18v5M30.5 18v5M17.5 28v5M30.5 28v5M21.5 42v-9a2.5 2.5 0 0 1 5 0v9'),
    wash('M16 17a8 8 0 0 1 16 0zM3 24h42v5H3z') + line('M16 17a8 8 0 0 1 16 0zM24 9V4M3 24h42M5 24v17M43 24v17M2 42.5h44M16 17v7M32 17v7M18 24v18M30 24v18M21.5 42v-9a2.5 2.5 0 0 1 5 0v9M11.5 30v5M36.5 30v5'),
  ],
}

/**
 * Which of the three drawings of its sign lot `number` (from 1) has, by its place among the lots of that sign, equal
 * ones in their order; null where there is no such lot. More than three share the drawings.
 */
const drawingOf = (all: readonly { points: number; sign: Sign }[], number: number): number | null => {
  const lot = all[number - 1]
  if (!lot) return null
  let before = 0
  let alike = 0
  for (const [at, other] of all.entries()) {
    if (other.sign !== lot.sign) continue
    alike += 1
    if (other.points < lot.points || (other.points === lot.points && at < number - 1)) before += 1
  }
  return Math.floor((before * 3) / Math.max(3, alike))
}

/** The drawing of lot `number` (from 1). */
export const lotDrawing = (all: readonly { points: number; sign: Sign }[], number: number): string => {
  const place = drawingOf(all, number)
  const lot = all[number - 1]
  return place === null || !lot ? signs.jewel : lots[lot.sign][place]!
}

/** The next bid counts double. */
export const things = {
  doubled: wash('M24 4a20 20 0 1 0 .01 0z') + ring(24, 24, 20) + line('M10.5 20l8 8M18.5 20l-8 8') + numeral(2, 30, 33, 26),
} as const

const paintings = import.meta.glob<string>('./luxury/painted/*.svg', { query: '?url', import: 'default', eager: true })

/** The address of a painting: of a bid card by its value, square. The drawings above are for what is too small for it. */
export const portrait = (card: Card): string => paintings[`./luxury/painted/${card}.svg`] ?? ''

/** The address of the painting of a lot, ten wide and eleven high, as `lotDrawing` draws it. */
export const lotPainting = (all: readonly { points: number; sign: Sign }[], number: number): string => {
  const place = drawingOf(all, number)
  return place === null ? '' : (paintings[`./luxury/painted/${all[number - 1]!.sign}-${place}.svg`] ?? '')
}
