import { dot, line, wash } from './draw'

const cap = 'M12 35c0-8-1-13-8-11C4 11 16 8 20 19c0-7 2-11 4-13 2 2 4 6 4 13 4-11 16-8 16 5-7-2-8 3-8 11z'

/** The cap and bells of the joker, grid of 48. */
export const joker = wash(cap) + line(cap + 'M12 41.5h24') + dot(4, 26.5, 3) + dot(24, 4.5, 3) + dot(44, 26.5, 3)
