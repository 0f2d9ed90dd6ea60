/**
 * The strokes all drawings are made of. A drawing is the inside of an SVG element that is stroked with
 * the current colour, round, unfilled: Icon.svelte gives it that. Drawings of games lie on a grid of 48,
 * icons of the interface on one of 24.
 */

/** A line drawn with the pen. */
export const line = (d: string): string => `<path d="${d}"/>`

/** A quiet wash of the same colour under the lines. */
export const wash = (d: string): string => `<path d="${d}" fill="currentColor" stroke="none" opacity=".17"/>`

/** A shape filled with ink; holes are cut by a second turn inside. */
export const ink = (d: string): string => `<path d="${d}" fill="currentColor" stroke="none" fill-rule="evenodd"/>`

/** A dot of ink. */
export const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`

/** A circle drawn with the pen. */
export const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** A line of dashes. */
export const dashes = (d: string): string => `<path d="${d}" stroke-dasharray="2.5 4.5"/>`

/** A number, the only writing there is in a drawing. */
export const numeral = (text: string | number, x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" class="art-numeral">${text}</text>`

/** A drawing made smaller and put elsewhere; the pen keeps its width. */
export const put = (drawing: string, x: number, y: number, scale: number, pen = 3, name = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${+(pen / scale).toFixed(2)}"${name && ` class="${name}"`}>${drawing}</g>`

/** A shape in a colour of its own, for drawings that are painted rather than drawn with the pen. */
export const paint = (d: string, colour: string): string => `<path d="${d}" fill="${colour}" stroke="none"/>`

/** Lines of a colour and width of their own. */
export const trace = (d: string, colour: string, width: number): string => `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`
