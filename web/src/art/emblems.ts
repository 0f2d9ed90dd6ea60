import { dot, ink, line, numeral, put } from './draw'
import { joker } from './joker'

/** The five emblems in the order of the binary digits of a card's number. Grid of 24, filled, to be read when very small. */
export const emblems = {
  star: ink('M12 1l3.2 7.1 7.7.8-5.8 5.2 1.7 7.6L12 17.8l-6.8 3.9 1.7-7.6L1.1 8.9l7.7-.8z'),
  moon: ink('M15.5 1.5A10.8 10.8 0 1 0 22.5 15 8.5 8.5 0 0 1 15.5 1.5z'),
  pillar: ink('M4 1.5h16v4h-2.5v13H20v4H4v-4h2.5v-13H4zM9.2 7v10h1.4V7zM13.4 7v10h1.4V7z'),
  key: ink('M7.5 1a6.5 6.5 0 0 1 5.7 9.6l9.3 9.3-.5 3-4 .1v-3h-3v-3h-2.5l-2-2.3A6.5 6.5 0 1 1 7.5 1zM7 4.5a2.5 2.5 0 1 0 .01 0z'),
  crown: ink('M12 2.5l4.5 8L23 6l-2 11H3L1 6l6.5 4.5zM3.5 18.5h17v3.5h-17z'),
} as const

export type Emblem = keyof typeof emblems
export const emblemNames = Object.keys(emblems) as Emblem[]

/** Which emblems card `card` has. */
export const emblemsOf = (card: number): Emblem[] => emblemNames.filter((_, place) => (card >> place) & 1)

const places = [[0, 0], [29.5, 0], [14.7, 14.7], [0, 29.5], [29.5, 29.5]] as const

/**
 * The middle of card 0 to 31, on a grid of 48. Every emblem has its own corner (the pillar the middle), and
 * an empty corner a faint dot, so that cards are compared at a glance.
 */
export const face = (card: number): string =>
  card === 0
    ? joker
    : emblemNames
        .map((name, place) => {
          const [x, y] = places[place] ?? [0, 0]
          return (card >> place) & 1
            ? put(emblems[name], x, y, 0.77, 1, `art-${name}`)
            : `<g opacity=".35">${dot(x + 9.2, y + 9.2, 1.5)}</g>`
        })
        .join('')

/** What a won card is to the secret card: both emblems, one, none. */
const two = (a: string, b: string): string => put(a, 1, 12, 1, 2) + put(b, 23, 12, 1, 2)
const full = ink('M12 2a10 10 0 1 0 .01 0z')
const empty = line('M12 3a9 9 0 1 0 .01 0z')
export const matches = { both: two(full, full), one: two(full, empty), none: two(empty, empty) } as const

/** A bid card of a rank (one to five, the joker six), when only the sum matters. */
export const rank = (value: number): string => numeral(value, 24, 38, 40)
