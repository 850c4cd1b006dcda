import { type DrawFigure, type Layer, man, type PortraitFigure, woman } from './figure'
import { choose, seeded } from './seed'
import { rings, star } from './star'

type FigureName = 'man' | 'woman'

/** The same for everyone, because different colours would suggest ranks or committees. */
const ground = '#104631'
const haloLine = '#2c6b51'

const figures: Record<FigureName, DrawFigure> = { man, woman }
const size = 320
const half = size / 2
const frame = star(half, half, { n: 8, r: half, theta: 45, rotation: -90 })

/** Colours that touch in a portrait, in both modes. */
export function listNeighbours(slug: string, figure: FigureName): PortraitFigure['neighbours'] {
  return design(slug, figure).neighbours
}

/**
 * Portrait of no real person, as an SVG file: flat shapes before a halo of stars, inside the
 * eight-pointed star. The same slug always gives the same drawing.
 */
export function drawPortrait(slug: string, figure: FigureName): string {
  const { halo, layers } = design(slug, figure)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
    `<clipPath id="star"><path d="${frame}"/></clipPath><g clip-path="url(#star)">`,
    `<path fill="${ground}" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="none" stroke="${haloLine}" stroke-width="2" d="${halo}"/>`,
    '<g transform="translate(0 -14)" stroke-linecap="round" stroke-linejoin="round">',
    ...layers.map(drawLayer),
    '</g></g></svg>',
  ].join('')
}

function design(slug: string, figure: FigureName) {
  const next = seeded(`star ${slug}`)
  const halo = drawHalo(next)
  return { halo, ...figures[figure](next, ground) }
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
