/**
 * Shows every drawing at 24, 60 and 160 pixels, light, dark and in grey, on one page; measures contrast and sizes.
 * node tools/gallery.js [page to write, by itself ../build/gallery.html]; the exit code tells of a contrast too low.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const art = resolve(root, 'src/art')
const page = resolve(process.argv[2] ?? resolve(root, '../build/gallery.html'))
const style = readFileSync(resolve(art, 'art.css'), 'utf8')

function luminance(colour) {
  const parts = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16) / 255)
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function measure() {
  const paper = { light: '#f3ead8', dark: '#dfd3bc' }
  const sheet = { light: '#fffdf8', dark: '#1d2325' }
  const low = []
  let count = 0
  for (const [, name, light, night] of style.matchAll(/--(\w+-\w+(?:-ink)?): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?/g)) {
    if (name.startsWith('art-')) continue
    for (const [theme, colour] of Object.entries({ light, dark: night ?? light })) {
      const needs = name.endsWith('-ink')
        ? { 'on the sheet': [sheet[theme], 4.5] }
        : { 'white on it': ['#ffffff', 4.5], 'on the card': [paper[theme], 3] }
      for (const [what, [ground, least]] of Object.entries(needs)) {
        const found = contrast(colour, ground)
        count += 1
        if (found < least) low.push(`${name} ${theme}: ${what} ${found.toFixed(2)}, at least ${least}`)
      }
    }
  }
  console.log(`${count} contrasts measured, ${low.length} too low`)
  for (const sentence of low) console.log(`  ${sentence}`)
  return low.length
}

function sizes() {
  const games = ['antiques', 'luxury', 'colours', 'emblems', 'secret']
  for (const game of games) {
    const module = readFileSync(resolve(art, `${game}.ts`))
    const cover = readFileSync(resolve(art, `covers/${game}.svg`))
    console.log(`${game}: drawings ${module.length} bytes, cover ${cover.length}, compressed ${gzipSync(cover).length}`)
  }
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, watch: null },
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions: { css: 'injected' } })],
})
try {
  const load = (name) => server.ssrLoadModule(`/src/art/${name}`)
  const { render } = await server.ssrLoadModule('svelte/server')
  const [Icon, CardFace, CardBack] = (await Promise.all(['Icon.svelte', 'CardFace.svelte', 'CardBack.svelte'].map(load))).map((m) => m.default)
  const { icons } = await load('icons.ts')
  const { seatShape, seatMarker } = await load('seats.ts')
  const antiques = await load('antiques.ts')
  const luxury = await load('luxury.ts')
  const colours = await load('colours.ts')
  const emblems = await load('emblems.ts')
  const secret = await load('secret.ts')

  const heads = new Set()
  const draw = (component, props) => {
    const out = render(component, { props })
    heads.add(out.head)
    return out.body
  }
  const icon = (markup, size, ink, grid = 48) =>
    `<span style="color:${ink ? `var(${ink}-ink)` : 'inherit'}">${draw(Icon, { markup, size, grid })}</span>`
  /** A card at three sizes: face at 160 and 60, bare drawing at 24. */
  const card = (props, footer) =>
    `<figure>${draw(CardFace, { ...props, size: 160, footer })}<div>${draw(CardFace, { ...props, size: 60 })}${icon(props.icon, 24, props.band)}</div></figure>`
  const thing = (name, markup, grid = 48) =>
    `<figure class="thing">${[60, 24].map((size) => icon(markup, size, '', grid)).join('')}<figcaption>${name}</figcaption></figure>`
  const things = (all, grid) => Object.entries(all).map(([name, markup]) => thing(name, markup, grid)).join('')
  const back = (game) => `<figure>${draw(CardBack, { game, size: 160 })}<div>${draw(CardBack, { game, size: 60 })}</div></figure>`

  const defaults = [[1, 'vehicle'], [2, 'jewel'], [3, 'estate'], [4, 'estate'], [5, 'vehicle'], [6, 'jewel'], [7, 'jewel'], [8, 'estate'], [9, 'vehicle']].map(([points, sign]) => ({ points, sign }))
  const sections = {
    icons: Object.entries(icons).map(([name]) => `<figure class="thing">${[48, 24, 16].map((size) => draw(Icon, { name, size })).join('')}<figcaption>${name}</figcaption></figure>`).join(''),
    seats: Array.from({ length: 10 }, (_, seat) => `<figure class="thing">${icon(seatShape(seat), 48, '', 24)}${icon(seatMarker(seat, '?'), 36, '', 24)}${icon(seatMarker(seat, 'X'), 36, '', 24)}${icon(seatMarker(seat, '?'), 20, '', 24)}${icon(seatMarker(seat, 'X'), 20, '', 24)}<figcaption>seat ${seat}</figcaption></figure>`).join(''),
    antiques: Object.entries(antiques.kinds).map(([kind, markup]) => card({ band: `--antiques-${kind}`, title: kind, icon: markup }, 'you have 2')).join('') + back('antiques') + things(antiques.things),
    luxury:
      Object.entries(luxury.cards).map(([value, markup]) => card({ band: `--luxury-${value}`, title: luxury.characters[value] ?? '', numeral: value, icon: markup })).join('') + back('luxury') +
      defaults.map((lot, place) => card({ band: `--luxury-${lot.sign}`, title: lot.sign, numeral: lot.points, icon: luxury.lotDrawing(defaults, place + 1) })).join('') +
      things(luxury.signs) + things(luxury.things),
    colours: ['R1', 'R6', 'R9', 'R*', 'B2', 'B7', 'B8', 'B*', 'G3', 'G4', 'G5', 'G*'].map((name) => card({ band: `--colours-${name[0]}`, pattern: name[0], numeral: name[1] === '*' ? undefined : name[1], icon: colours.face(name), wide: true })).join('') + back('colours') + things(colours.colours) + things(colours.things),
    emblems: [0, 1, 6, 12, 31, 7, 11, 19, 28, 30].map((number) => card({ band: `--emblems-${number === 6 ? 'secret' : number > 6 ? 'table' : 'bid'}`, numeral: number === 0 ? 6 : emblems.emblemsOf(number).length, icon: emblems.face(number), wide: true })).join('') + back('emblems') + things(emblems.emblems, 24) + things(emblems.matches) + thing('rank', emblems.rank(4)),
    secret:
      Object.keys(secret.gems).map((gem, place) => card({ band: `--secret-${gem}`, title: gem, icon: secret.face(`${gem}${(place % 3) + 1}`), wide: true })).join('') +
      [7, 10].map((value) => card({ band: '--secret-money', numeral: value, icon: secret.money(value) })).join('') + back('secret') +
      Object.entries(secret.requests).map(([name, markup]) => card({ band: '--secret-request', title: name, numeral: 4, icon: markup })).join('') + things(secret.things) + things(secret.gems),
    covers: readdirSync(resolve(art, 'covers')).sort().map((name) => `<figure><img width="300" src="${resolve(art, 'covers', name)}"><div><img width="120" src="${resolve(art, 'covers', name)}"></div></figure>`).join(''),
  }
  const looks = ['light', 'dark', 'grey']
  const body = Object.entries(sections)
    .map(([name, inside]) => looks.map((look) => `<section id="${name}-${look}" class="${look}">${inside}</section>`).join('\n'))
    .join('\n')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Drawings</title><style>${style}
body { margin: 0; font: 12px system-ui, sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 14px; padding: 16px; width: 1360px; box-sizing: border-box; background: #f6f1e7; color: #1d1a16; }
section.dark { color-scheme: dark; background: #14181a; color: #efe7d8; }
section.grey { filter: grayscale(1); }
figure { margin: 0; display: flex; gap: 10px; } figure > div { display: flex; flex-direction: column; gap: 10px; }
.thing { align-items: center; padding: 6px; } figcaption { width: 76px; overflow-wrap: anywhere; }
</style>${[...heads].join('')}<body>${body}</body></html>`
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, html)
  console.log(`written: ${page}`)
} finally {
  await server.close()
}
sizes()
process.exitCode = measure() ? 1 : 0
