/** Portraits of the characters that bots can be. Drawn like the covers, on a square of 96. */
const portraits = import.meta.glob<string>('./people/*.svg', { query: '?url', import: 'default', eager: true })

/** The address of a portrait; null for somebody who has none. */
export const portraitOf = (character: string | null): string | null => portraits[`./people/${character}.svg`] ?? null
