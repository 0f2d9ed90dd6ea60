import { dot, ink, line, numeral, paint, put, ring, trace, wash } from './draw'

const CORAL = 'M24 45V22M24 35c-8 0-13-4-13-12v-8M24 28c7 0 11-3 11-9V7M24 22c-3-2-4-6-4-10V5M11 22c-4-1-6-3-6-7M35 18c5 0 8-2 8-7M24 38c7 0 13-1 15-9'

/** The six types of gems, cut and lit, each with an outline of its own. Grid of 48. */
export const gems = {
  amber:
    paint('M25 3c9 1 19 10 20 21.500C46 37 36.5 45 24 45S3 37 3 27 14 2 25 3z', '#8a4c04') +
    paint('M25 5.500c8 1 16.5 9 17.5 19C43.5 36 35 42.5 24 42.500S5.5 36 5.5 27 15 4.5 25 5.500z', '#d17d12') +
    paint('M25 9c6 1 13 7.5 13.5 15.500C39 33 32 38 24 38s-14-5-14-11.500S17 8 25 9z', '#eda32f') +
    paint('M21 9.500c-7 3-11.5 10-11 16.5 4-2 12-9 11-16.500z', '#ffd984') +
    paint('M36 33c-3 4-8 5.5-12 5.5 6 2.5 13 0 15-7z', '#ffc862') +
    paint('M26 16a2.6 2.6 0 1 0 .01 0zM26 21c2.6 0 4 2.5 4 5.500S28.5 33 26 33s-4-3.5-4-6.5 1.4-5.5 4-5.500z', '#5b2f03') +
    trace('M22 23.500l-4-2.500M30 23.500l4-2.500M22 27h-5M30 27h5M23 31l-4 3M29 31l4 3', '#5b2f03', 1.5) +
    paint('M15 12c2-2 4-3 6-3.5-1 2-3 4-6.5 6z', '#fffbe9'),
  beryl:
    paint('M24 3L11 13l8 5zM11 13l8 5v13l-8 4z', '#8fdfd2') +
    paint('M24 3l-5 15h10z', '#f0fffc') +
    paint('M24 3l13 10-8 5z', '#5cbfb0') +
    paint('M19 18h10v13H19z', '#b4efe6') +
    paint('M19 18h10L19 31z', '#dcfbf6') +
    paint('M29 18l8-5v22l-8-4z', '#2b8778') +
    paint('M11 35l8-4 5 14z', '#3f9f8f') +
    paint('M19 31h10l-5 14z', '#6cc9ba') +
    paint('M29 31l8 4-13 10z', '#175e53') +
    trace('M11 13L24 3l13 10v22L24 45 11 35zM11 13l8 5h10l8-5M19 18v13h10V18M11 35l8-4 5 14 5-14 8 4', '#0f463e', 1.2),
  coral: `<g stroke="#6e1424" stroke-width="8">${line(CORAL)}</g><g stroke="#d24a5e" stroke-width="5.4">${line(CORAL)}</g><g stroke="#ffb9bf" stroke-width="1.5" transform="translate(-1 -.8)">${line(CORAL)}</g>`,
  diamond:
    paint('M12 8h12l-6 10z', '#d8ecfb') +
    paint('M36 8H24l6 10z', '#a9d0f0') +
    paint('M24 8l6 10H18z', '#f6fcff') +
    paint('M12 8l6 10H2z', '#8fbfe8') +
    paint('M36 8l-6 10h16z', '#6ba3d8') +
    paint('M2 18h16l6 27z', '#5b95d0') +
    paint('M18 18h12l-6 27z', '#b5dcf8') +
    paint('M30 18h16L24 45z', '#2f67a8') +
    paint('M2 18h9l13 27z', '#3f7bbd') +
    paint('M37 18h9L24 45z', '#1f4a82') +
    paint('M14.5 9.800h5.500l-3 4.200z', '#fff') +
    trace('M12 8h24l10 10-22 27L2 18zM2 18h44M18 18l6 27 6-27-6-10z', '#1b3d6b', 1.2),
  emerald:
    paint('M14 3h20l9 9v24l-9 9H14l-9-9V12z', '#2f8a4b') +
    paint('M14 3h20l-4 9.500H18zM5 12l9-9 4 9.5-4 4.500z', '#a5ecb4') +
    paint('M34 3l9 9-9 5-4-4.500z', '#5fc47c') +
    paint('M43 36l-9 9H14l4-9.500h12l4-4.500z', '#0f4a25') +
    paint('M14 45l-9-9 9-5 4 4.500z', '#1d6a38') +
    paint('M5 36V12l9 5v14z', '#58b873') +
    paint('M18 12.500h12l4 4.500v14l-4 4.500H18L14 31V17z', '#37a058') +
    paint('M18 12.500h12L14 31V17z', '#86dd9c') +
    trace('M14 3h20l9 9v24l-9 9H14l-9-9V12zM18 12.500h12l4 4.500v14l-4 4.500H18L14 31V17zM14 3l4 9.500M34 3l-4 9.500M43 12l-9 5M43 36l-9-5M34 45l-4-9.500M14 45l4-9.500M5 36l9-5M5 12l9 5', '#0b3a1c', 1.2),
  feldspar:
    paint('M14 15h18l-7 29H7z', '#9d87c6') +
    paint('M14 15h18L10.5 29z', '#c9bbe8') +
    paint('M10.5 29l8.5-5.5 3 20.500H7z', '#7f69ab') +
    paint('M14 15l8-11h18l-8 11z', '#e6dcf7') +
    paint('M22 4h9l-7 11H14z', '#fbf7ff') +
    paint('M32 15l8-11-6 28-9 12z', '#54447a') +
    paint('M34.5 11.500L40 4l-6 28-4-9z', '#6e5c97') +
    paint('M13 33l15-13-1.5 6L12 38z', '#8fd0e8') +
    trace('M14 15h18l-7 29H7zM14 15l8-11h18l-8 11M40 4l-6 28-9 12', '#32264d', 1.2),
} as const

export type Gem = keyof typeof gems

const pieces = import.meta.glob<string>('./secret/gems/*.svg', { query: '?url', import: 'default', eager: true })

/** The painted gem of a card such as `amber2`: rough in its rock, cut on a cushion, or large in a setting. */
export const piece = (gem: Gem, stars: number): string => pieces[`./secret/gems/${gem}-${stars}.svg`]!

const notes = import.meta.glob<string>('./secret/notes/*.svg', { query: '?url', import: 'default', eager: true })

/** What is engraved on a card of money: the dearer, the finer. */
export const note = (value: number): string => notes[`./secret/notes/${value < 4 ? 1 : value < 8 ? 2 : 3}.svg`]!

const starPath = 'M12 1l3.2 7.1 7.7.8-5.8 5.2 1.7 7.6L12 17.8l-6.8 3.9 1.7-7.6L1.1 8.9l7.7-.8z'

/** A star, grid of 24. */
export const star = ink(starPath)

const small = (x: number, y: number, size: number): string => put(star, x, y, size / 24, 1)
const row = (count: number, y: number, size: number): string =>
  Array.from({ length: count }, (_, place) => small(24 - (count * (size + 1)) / 2 + place * (size + 1), y, size)).join('')

const less = 'M19 28l-9 4.5 9 4.5M10 42.5h9'
const more = 'M10 28l9 4.5-9 4.5M10 42.5h9'
const rise = 'M38 42V27M32.5 32.5L38 27l5.5 5.5'
const fall = 'M38 27v15M32.5 36.5L38 42l5.5-5.5'
const trio = wash('M24 3l6 8-6 8-6-8zM4.5 6H14v10H4.5zM39 6a5 5 0 1 0 .01 0z') + line('M24 3l5.5 8-5.5 8-5.5-8zM4.5 6H14v10H4.5z') + ring(39, 11, 5)
const chip = ring(24, 24, 19) + ring(24, 24, 10) + line('M24 5v9M24 34v9M5 24h9M34 24h9')

/** The ten requests. */
export const requests = {
  most_money: line('M5 16h26v18H5zM11 10h26v5M17 4h26v5') + ring(18, 25, 4) + line('M39 44V24M32.5 30.5L39 24l6.5 6.5'),
  few_types: trio + line(less) + numeral(3, 32, 45, 25),
  many_types: trio + line(more) + numeral(4, 32, 45, 25),
  fewest_three: row(3, 7, 14) + line(fall) + numeral(3, 15, 45, 24),
  most_one: small(15, 4, 18) + line(rise) + numeral(1, 15, 45, 24),
  multiple_of_four: small(5, 3, 18) + small(25, 3, 18) + small(5, 24, 18) + small(25, 24, 18) + dot(16, 45.5, 1.8) + dot(24, 45.5, 1.8) + dot(32, 45.5, 1.8),
  no_chips: put(chip, 3, 3, 0.7, 2.6) + line('M24 36l7 7 13-16'),
  two_twos: line('M5 8h16v32H5zM27 8h16v32H27z') + small(8, 12, 10) + small(8, 26, 10) + small(30, 12, 10) + small(30, 26, 10),
  pairs: wash('M13 4l8 9-8 9-8-9zM35 4l8 9-8 9-8-9z') + line('M13 4l7.5 9-7.5 9-7.5-9zM35 4l7.5 9-7.5 9-7.5-9z') + ring(13, 35.5, 8) + ring(35, 35.5, 8),
  one_of_each: row(1, 2, 14) + row(2, 17, 14) + row(3, 32, 14),
} as const

export type Request = keyof typeof requests

/** Chips there and spent, cards taken back, a request. */
export const things = {
  chip: wash('M24 5a19 19 0 1 0 .01 0z') + chip,
  spent: `<g opacity=".45"><circle cx="24" cy="24" r="19" stroke-dasharray="4 6"/></g>`,
  recover: line('M6 20a18.5 18.5 0 1 1 1 12M5 8v12h12') + line('M18 18h12v14H18z'),
  request: line('M11 5h20l7 7v31H11zM31 5v7h7M17 20h14M17 27h14') + dot(24, 36, 3.5),
} as const

/** A sealed bid: an envelope with its wax. */
export const envelope =
  paint('M3 10h42v29H3z', '#f6ecd6') +
  trace('M3 39l17-15M45 39L28 24', '#b7a071', 1.5) +
  paint('M3 10l21 17 21-17z', '#eadcbd') +
  trace('M3 10h42v29H3zM3 10l21 17 21-17', '#8a7448', 1.5) +
  paint('M24 20c4-1.5 8 1 8 5s-2 7-6 8-10 0-10-5 3-7 8-8z', '#a33a2a') +
  trace('M24 23.5a3.5 3.5 0 1 0 .01 0z', '#e59a8a', 1.5)
