/**
 * Writes the pictures of the rules pages: for every `![…](art:game/name)` in them a small card, src/art/game/name.svg, made from
 * the same drawings as at the table. node tools/pictures.js, after a drawing or a rules page has changed.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const games = ['antiques', 'luxury', 'colours', 'emblems', 'secret']
const style = readFileSync(resolve(root, 'src/art/art.css'), 'utf8')

/** The colour of a kind in daylight: the card brings its own paper. */
function colour(name) {
  const found = new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})`).exec(style)
  if (!found) throw new Error(`art.css has no colour --${name}`)
  return found[1]
}

/** A drawing that stands alone: classes of art.css become attributes. */
const alone = (drawing) =>
  drawing
    .replaceAll('class="art-numeral"', 'fill="currentColor" stroke="none" font-family="Palatino,Georgia,serif" font-weight="700" text-anchor="middle"')
    .replace(/class="art-(star|moon|pillar|key|crown)"/g, (_, emblem) => `color="${colour(`emblems-${emblem}`)}"`)

const strokes = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
const paper = 'fill="#fdf8ec" stroke="#a89a7e"'

const card = (drawing, ink) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="70" viewBox="0 0 50 70"><rect x=".5" y=".5" width="49" height="69" rx="5" ${paper}/><path d="M1 11V5.500A4.500 4.500 0 0 1 5.500 1h39A4.500 4.500 0 0 1 49 5.500V11z" fill="${ink}"/><g transform="translate(6 21) scale(.79)" ${strokes} stroke-width="3" color="${ink}">${alone(drawing)}</g></svg>\n`
    .replace(/(\.\d)00/g, '$1')

const sign = (drawing, ink, grid) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36"><rect x=".5" y=".5" width="35" height="35" rx="5" ${paper}/><g transform="translate(6 6) scale(${24 / grid})" ${strokes} stroke-width="${grid / 16}" color="${ink}">${alone(drawing)}</g></svg>\n`

const server = await createServer({ root, configFile: false, logLevel: 'error', appType: 'custom', server: { middlewareMode: true, hmr: false, watch: null } })
try {
  const [antiques, luxury, colours, emblems, secret] = await Promise.all(games.map((game) => server.ssrLoadModule(`/src/art/${game}.ts`)))

  const picture = (game, name) => {
    if (game === 'antiques' && name in antiques.kinds) return card(antiques.kinds[name], colour(`antiques-${name}`))
    if (game === 'luxury' && name in luxury.cards) return card(luxury.cards[name], colour(`luxury-${name}`))
    if (game === 'luxury' && name in luxury.signs) return sign(luxury.signs[name], colour(`luxury-${name}`), 48)
    if (game === 'colours' && /^[RBG]([1-9]|-joker)$/.test(name)) return card(colours.face(name.replace('-joker', '*')), colour(`colours-${name[0]}`))
    if (game === 'emblems' && name in emblems.emblems) return sign(emblems.emblems[name], colour(`emblems-${name}`), 24)
    if (game === 'emblems' && /^\d+$/.test(name) && +name < 32) return card(emblems.face(+name), colour(emblems.emblemsOf(+name).length > 2 ? 'emblems-table' : 'emblems-secret'))
    if (game === 'secret' && name in secret.requests) return card(secret.requests[name], colour('secret-request'))
    if (game === 'secret' && name.slice(0, -1) in secret.gems && /[123]$/.test(name)) return card(secret.face(name), colour(`secret-${name.slice(0, -1)}`))
    throw new Error(`the rules of ${game} show ${name}, of which there is no drawing`)
  }

  for (const game of games) {
    const rules = resolve(root, '../src/saleroom/games', game)
    const pages = readdirSync(rules).filter((file) => /^RULES.*\.md$/.test(file)).map((file) => readFileSync(resolve(rules, file), 'utf8'))
    const names = new Set(pages.flatMap((page) => [...page.matchAll(new RegExp(`\\(art:${game}/([^)]+)\\)`, 'g'))].map((found) => found[1])))
    const folder = resolve(root, 'src/art', game)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const name of names) writeFileSync(resolve(folder, `${name}.svg`), picture(game, name))
    console.log(`${game}: ${names.size} pictures`)
  }
} finally {
  await server.close()
}
