import { dot, ink, line, numeral, put, ring, wash } from './draw'

/** The six types of gems, each with an outline of its own. Grid of 48. */
export const gems = {
  amber:
    wash('M25 4c8 1 17 9 18 20 1 12-7 20-19 20S5 36 5 27 15 3 25 4z') +
    line('M25 4c8 1 17 9 18 20 1 12-7 20-19 20S5 36 5 27 15 3 25 4z') +
    ink('M24 15a3 3 0 1 0 .01 0zM24 20.5c3 0 4.5 3 4.5 6.5S27 35 24 35s-4.5-4.5-4.5-8 1.5-6.5 4.5-6.5z') +
    `<g stroke-width="2">${line('M19 23l-5-3M29 23l5-3M19 27h-6M29 27h6M20 32l-5 3M28 32l5 3')}</g>`,
  beryl:
    wash('M14 13l10-9 10 9v22l-10 9-10-9z') +
    line('M14 13l10-9 10 9v22l-10 9-10-9zM14 13l6 4h8l6-4M20 17v14M28 17v14M14 35l6-4h8l6 4'),
  coral: `<g stroke-width="4.5">${line('M24 44V22M24 34c-8 0-13-4-13-12v-8M24 27c7 0 11-3 11-9V6M24 22c-3-2-4-6-4-10V5M11 21c-4-1-6-3-6-7M35 17c5 0 8-2 8-7M24 37c7 0 13-1 15-9')}</g>`,
  diamond: wash('M13 8h22l9 11-20 23L4 19z') + line('M13 8h22l9 11-20 23L4 19zM4 19h40M16 19l8 23 8-23M13 8l3 11 8-11 8 11 3-11'),
  emerald: wash('M14 4h20l8 8v24l-8 8H14l-8-8V12z') + line('M14 4h20l8 8v24l-8 8H14l-8-8V12zM18 13h12l4 4v14l-4 4H18l-4-4V17zM14 4l4 9M34 4l-4 9M42 12l-8 5M42 36l-8-5M34 44l-4-9M14 44l4-9M6 36l8-5M6 12l8 5'),
  feldspar:
    wash('M15 15h16l-6 28H9zM31 15l8-10-6 27-8 11z') +
    line('M15 15h16l-6 28H9zM15 15l8-10h16l-8 10M39 5l-6 27-8 11M12.5 27h16l7.5-9'),
} as const

export type Gem = keyof typeof gems

const starPath = 'M12 1l3.2 7.1 7.7.8-5.8 5.2 1.7 7.6L12 17.8l-6.8 3.9 1.7-7.6L1.1 8.9l7.7-.8z'

/** A star, grid of 24. */
export const star = ink(starPath)

const small = (x: number, y: number, size: number): string => put(star, x, y, size / 24, 1)
const row = (count: number, y: number, size: number): string =>
  Array.from({ length: count }, (_, place) => small(24 - (count * (size + 1)) / 2 + place * (size + 1), y, size)).join('')

/** The middle of an item such as `amber2`: the gem over its stars. */
export const face = (item: string): string =>
  put(gems[item.slice(0, -1) as Gem], 6, 0, 0.75, 2.6) + row(+item.slice(-1), 37.5, 10.5)

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

/** How many cards are asked, chips, piles, money under a gem. */
export const things = {
  ask1: wash('M16 9h16v30H16z') + line('M15 8h18v32H15z'),
  ask2: wash('M20 10h18v30H20z') + line('M20 10h19v30H20zM14 36L8 11l17-5'),
  ask3: wash('M16 12h16v30H16z') + line('M15 12h18v30H15zM9 37L4 15l7-2M39 37l5-22-7-2M13 7h22'),
  chip: wash('M24 5a19 19 0 1 0 .01 0z') + chip,
  spent: `<g opacity=".45"><circle cx="24" cy="24" r="19" stroke-dasharray="4 6"/></g>`,
  pile: wash('M24 5l18 9-18 9-18-9z') + line('M24 5l18 9-18 9-18-9zM6 23.5l18 9 18-9M6 33l18 9 18-9'),
  recover: line('M6 20a18.5 18.5 0 1 1 1 12M5 8v12h12') + line('M18 18h12v14H18z'),
  locked: wash('M10 22h28v21H10z') + line('M10 22h28v21H10zM15 22v-7a9 9 0 0 1 18 0v7M24 30v5'),
  request: line('M11 5h20l7 7v31H11zM31 5v7h7M17 20h14M17 27h14') + dot(24, 36, 3.5),
} as const

/** The middle of a money card. */
export const money = (value: number): string =>
  `<g opacity=".5" stroke-width="2">${ring(24, 24, 22)}${ring(24, 24, 18.5)}</g>` + numeral(value, 24, 33.5, value > 99 ? 16 : 27)
