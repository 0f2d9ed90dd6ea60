import { ink, line, numeral, put, ring, wash } from './draw'

export type Colour = 'R' | 'B' | 'G'

/** The sign of every colour: red is a sun, blue a wave, green a leaf. Grid of 48. */
export const colours: Record<Colour, string> = {
  R: ink('M24 14a10 10 0 1 0 .01 0z') + line('M24 4v4M24 40v4M4 24h4M40 24h4M9.9 9.9l2.8 2.8M35.3 35.3l2.8 2.8M9.9 38.1l2.8-2.8M35.3 12.7l2.8-2.8'),
  B: `<g stroke-width="5">${line('M4 14c5-6 9-6 13.5 0s9 6 13.5 0 8.5-6 13 0M4 26c5-6 9-6 13.5 0s9 6 13.5 0 8.5-6 13 0M4 38c5-6 9-6 13.5 0s9 6 13.5 0 8.5-6 13 0')}</g>`,
  G: ink('M42 5c1 18-2 33-18 34-5 .3-9-1.5-11.5-4.5C18 29 24 24 31 18c-8 4-15 8.5-21 14-3-6-1-14 5-19C22 7 32 7 42 5z') + line('M13 33l-7 10'),
}

const scenes = import.meta.glob<string>('./colours/scene-*.svg', { query: '?url', import: 'default', eager: true })

/** What is painted on a card: in each colour one scene for 1–3, for 4–6 and for 7–9, darker and darker, and one for the joker ("*"). */
export const scene = (colour: Colour, face: string): string => scenes[`./colours/scene-${colour}-${face === '*' ? 4 : Math.ceil(+face / 3)}.svg`]!

/** A place on the card, so far from the middle of its disc and so many degrees from the top. */
const at = (far: number, turn: number): string => {
  const angle = (turn * Math.PI) / 180
  return `${(50 + far * Math.sin(angle)).toFixed(1)} ${(64 - far * Math.cos(angle)).toFixed(1)} `
}
const MARKS: Record<Colour, (turn: number) => string> = {
  R: (turn) => `M${at(38, turn - 4)}L${at(47, turn)}${at(38, turn + 4)}z`,
  B: (turn) => `M${at(48, turn)}C${at(45, turn + 2)}${at(41, turn + 6)}${at(39.5, turn)}${at(41, turn - 6)}${at(45, turn - 2)}${at(48, turn)}z`,
  G: (turn) => `M${at(38, turn)}Q${at(43, turn - 8)}${at(48, turn)}${at(43, turn + 8)}${at(38, turn)}z`,
}

/** As many rays, drops or leaves over the disc as the number says. */
export const marks = (colour: Colour, count: number): string =>
  Array.from({ length: count }, (_, place) => MARKS[colour](15 * (place - (count - 1) / 2))).join('')

/** Three cards of one number, cards in a row, the house. */
export const things = {
  set: line('M4 13h11v22H4zM18.5 13h11v22h-11zM33 13h11v22H33z') + put(colours.R, 5, 19.5, 0.19, 0.9) + put(colours.B, 19.5, 19.5, 0.19, 0.9) + put(colours.G, 34, 19.5, 0.19, 0.9),
  run: line('M4 19h11v22H4zM18.5 13h11v22h-11zM33 7h11v22H33z') + numeral(1, 9.5, 34.5, 13) + numeral(2, 24, 28.5, 13) + numeral(3, 38.5, 22.5, 13),
  house: wash('M6 21L24 7l18 14v21H6z') + line('M4 22L24 6l20 16M9 18.5V42h30V18.5M17 26h14v10H17zM24 26v10'),
  renounce: line('M14 5h20v28H14zM8 38c5 6 27 6 32 0') + ring(24, 19, 5) + line('M20.5 15.5l7 7'),
} as const
