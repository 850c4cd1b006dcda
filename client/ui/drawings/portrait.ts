import { type DrawFigure, type Figure, type Ground, type Layer, man, woman } from './figure'
import { choose, seeded } from './seed'
import { rings, star } from './star'

type FigureName = 'man' | 'woman'

interface Look {
  ground: Ground
  /** Lines of the halo in light and in dark mode. */
  lines: readonly [light: string, dark: string]
}

const forest: Look = { ground: ['#104631', '#104631'], lines: ['#2c6b51', '#2c6b51'] }
const leaf: Look = { ground: ['#1b8354', '#176a45'], lines: ['#3f9f72', '#3a8d66'] }
const slate: Look = { ground: ['#384250', '#2b3746'], lines: ['#5a6675', '#47566a'] }
const mint: Look = { ground: ['#cfeedb', '#173f2f'], lines: ['#9ed2b5', '#2f6a51'] }
const sand: Look = { ground: ['#f0e5cd', '#3d321e'], lines: ['#d6bf8c', '#665535'] }
const mist: Look = { ground: ['#dde3e8', '#28333f'], lines: ['#b2bcc6', '#47576a'] }

/** Grounds from which headcloth or veil stand out. */
const looks: Record<FigureName, readonly [Look, ...Look[]]> = {
  man: [forest, leaf, slate],
  woman: [mint, sand, mist, forest],
}

const figures: Record<FigureName, DrawFigure> = { man, woman }
const size = 320
const half = size / 2
const frame = star(half, half, { n: 8, r: half, theta: 45, rotation: -90 })

/** Colours that touch in a portrait, in both modes. */
export function listNeighbours(slug: string, figure: FigureName): Figure['neighbours'] {
  return design(slug, figure).neighbours
}

/**
 * Portrait of no real person, as an SVG file: flat shapes before a halo of stars, inside the
 * eight-pointed star. The same slug always gives the same drawing; its ground follows the colour
 * scheme of the page.
 */
export function drawPortrait(slug: string, figure: FigureName): string {
  const { look, halo, layers } = design(slug, figure)
  const { ground, lines } = look
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
    `<style>@media(prefers-color-scheme:dark){.g{fill:${ground[1]}}.h{stroke:${lines[1]}}}</style>`,
    `<clipPath id="star"><path d="${frame}"/></clipPath><g clip-path="url(#star)">`,
    `<path class="g" fill="${ground[0]}" d="M0 0h${size}v${size}H0z"/>`,
    `<path class="h" fill="none" stroke="${lines[0]}" stroke-width="2" d="${halo}"/>`,
    '<g transform="translate(0 -14)" stroke-linecap="round" stroke-linejoin="round">',
    ...layers.map(drawLayer),
    '</g></g></svg>',
  ].join('')
}

function design(slug: string, figure: FigureName) {
  const next = seeded(`star ${slug}`)
  const look = choose(looks[figure], next())
  const halo = drawHalo(next)
  return { look, halo, ...figures[figure](next, look.ground) }
}

function drawHalo(next: () => number): string {
  const turn = choose([0, 22.5], next())
  return rings(
    [half, half - 28],
    [
      [92, 40 + next() * 20, turn],
      [120, 40 + next() * 20, turn + 22.5],
      [150, 45, turn],
      [182, 50, turn + 22.5],
    ],
  )
}

function drawLayer(layer: Layer): string {
  if ('fill' in layer) {
    const outline = layer.line ? ` stroke="${layer.line}" stroke-width="2.5"` : ''
    return `<path fill="${layer.fill}"${outline} d="${layer.d}"/>`
  }
  const { d, line, width } = layer
  return `<path fill="none" stroke="${line}" stroke-width="${width}" d="${d}"/>`
}
