import { dashes, dot, ink, line, ring, wash } from './draw'

const edge = 'M10.5 5h2a2.5 2.5 0 0 0 5 0h4a2.5 2.5 0 0 0 5 0h4a2.5 2.5 0 0 0 5 0h2v2a2.5 2.5 0 0 0 0 5v4.3a2.5 2.5 0 0 0 0 5v5.4a2.5 2.5 0 0 0 0 5v4.3a2.5 2.5 0 0 0 0 5v2h-2a2.5 2.5 0 0 0-5 0h-4a2.5 2.5 0 0 0-5 0h-4a2.5 2.5 0 0 0-5 0h-2v-2a2.5 2.5 0 0 0 0-5v-4.3a2.5 2.5 0 0 0 0-5v-5.4a2.5 2.5 0 0 0 0-5V12a2.5 2.5 0 0 0 0-5z'

/** The seven kinds of cards, on a grid of 48. */
export const kinds = {
  painting:
    wash('M5 35l11-10 8 7 7-9 12 11v9H5z') +
    line('M15 13l9-8 9 8M5 13h38v30H5zM5 35l11-10 8 7 7-9 12 11') +
    dot(15, 20, 2.6),
  sculpture:
    wash('M11 33c0-7 4-10 10-11h6c6 1 10 4 10 11z') +
    line('M24 4c4.5 0 6.5 3 6.5 7.5S28 19 24 19s-6.5-3-6.5-7.5S19.5 4 24 4zM21 18.5V22c-6 1-10 4-10 11h26c0-7-4-10-10-11v-3.5M20 33l-1 5h10l-1-5M13 44l1.5-6h19l1.5 6z'),
  furniture:
    wash('M15 24V10c0-3 3-5 9-5s9 2 9 5v14z') +
    line('M15 24V10c0-3 3-5 9-5s9 2 9 5v14M20.5 10v9M27.5 10v9M10 24h28l2 7H8zM12 31c0 5-3 8-3 13M36 31c0 5 3 8 3 13'),
  stamp: line(edge) + wash('M15 29h18l-3.5 5h-11zM22 14v12h-7z') + line('M14.5 29h19l-4 5.5h-11zM23 29V12.5M23 14l8.5 11H23M19 18l-4 7h4'),
  jewellery:
    wash('M17 4h14l5.5 6.5L24 20 11.5 10.5z') + line('M17 4h14l5.5 6.5L24 20 11.5 10.5zM11.5 10.5h25M20 10.5L24 20l4-9.5') + ring(24, 32, 11.5),
  collection:
    wash('M24 4l6 13 14 1.6-10.5 9.5 3 14L24 35l-12.5 7.1 3-14L4 18.6 18 17z') +
    line('M24 4l6 13 14 1.6-10.5 9.5 3 14L24 35l-12.5 7.1 3-14L4 18.6 18 17z') + ring(24, 24.5, 4.5),
  replica:
    wash('M24 6h-7c0 7-8 10-8 20 0 8 4 13 8 16h7z') +
    line('M24 6h-9M17 6c0 7-8 10-8 20 0 8 4 13 8 16h7M9.5 22H24M24 6v36') +
    dashes('M29 6h4M31 6c0 7 8 10 8 20 0 8-4 13-8 16h-2M29 22h9'),
} as const

export type Kind = keyof typeof kinds

const plates = import.meta.glob<string>('./antiques/plates/*.svg', { query: '?url', import: 'default', eager: true })

export { default as cloth } from './antiques/cloth.svg?url'

/** How many pieces of each kind are drawn. */
const PIECES: Record<Kind, number> = { painting: 4, sculpture: 4, furniture: 3, stamp: 4, jewellery: 4, collection: 2, replica: 2 }

/** The picture of a piece, drawn like the covers; `which` may be any number: the same one always gives the same piece. */
export const plate = (kind: Kind, which = 0): string => plates[`./antiques/plates/${kind}-${(which % PIECES[kind]) + 1}.svg`]!

/** Tokens of the tricks, and the bank. */
export const things = {
  stop: line('M16.5 5h15L43 16.5v15L31.5 43h-15L5 31.5v-15z') + ink('M14 20.5h20v7H14z'),
  ban: ring(24, 15, 7) + line('M9 42c1-9 7-14 15-14s14 5 15 14') + line('M7 7l34 34'),
  swap: wash('M5 14h15v20H5zM28 14h15v20H28z') + line('M5 14h15v20H5zM28 14h15v20H28zM12 8c7-5 17-5 24 0M36 2v6h-6M36 40c-7 5-17 5-24 0M12 46v-6h6'),
  bank: wash('M5 19L24 7l19 12z') + line('M5 19L24 7l19 12zM6 42h36M9 36h30M13 19v17M24 19v17M35 19v17'),
} as const
