import { type Cloth, type DrawFigure, type Layer, man, woman } from './figure'
import { choose, seeded } from './seed'
import { rings, star } from './star'

const mint: Cloth = ['#a9d3ba', '#7fb195']
const slate: Cloth = ['#8fa5b6', '#6b8296']
const sand: Cloth = ['#c7ad86', '#a38860']
const navy: Cloth = ['#33475a', '#1d2b3a']
const brown: Cloth = ['#3a2f28', '#c99b2e']
const black: Cloth = ['#1f2a37', '#c99b2e']
const umber: Cloth = ['#54431f', '#c99b2e']

type Figure = 'man' | 'woman'

interface Look {
  ground: string
  line: string
  cloths: readonly [Cloth, ...Cloth[]]
}

/** Grounds that contrast with the figure, their lines, and the cloths that suit them. */
const looks: Record<Figure, readonly [Look, ...Look[]]> = {
  man: [
    { ground: '#104631', line: '#2c6b51', cloths: [brown, umber, black] },
    { ground: '#1b8354', line: '#3f9f72', cloths: [black, brown, umber] },
    { ground: '#384250', line: '#5a6675', cloths: [umber, brown] },
  ],
  woman: [
    { ground: '#cfeedb', line: '#9ed2b5', cloths: [sand, slate, navy] },
    { ground: '#f0e5cd', line: '#d6bf8c', cloths: [mint, slate, navy] },
    { ground: '#dde3e8', line: '#b2bcc6', cloths: [mint, sand, navy] },
  ],
}

const figures: Record<Figure, DrawFigure> = { man, woman }
const size = 320
const half = size / 2
const frame = star(half, half, { n: 8, r: half, theta: 45, rotation: -90 })

/**
 * Portrait of no real person, as an SVG file: flat shapes before a halo of stars, inside the
 * eight-pointed star. The same slug always gives the same drawing.
 */
export function drawPortrait(slug: string, figure: Figure): string {
  const next = seeded(`star ${slug}`)
  const { ground, line, cloths } = choose(looks[figure], next())
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
    `<clipPath id="star"><path d="${frame}"/></clipPath><g clip-path="url(#star)">`,
    `<path fill="${ground}" d="M0 0h${size}v${size}H0z"/>`,
    drawLayer({ d: drawHalo(next), line, width: 2 }),
    '<g transform="translate(0 -14)">',
    ...figures[figure](next, cloths).map(drawLayer),
    '</g></g></svg>',
  ].join('')
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
  if ('fill' in layer) return `<path fill="${layer.fill}" d="${layer.d}"/>`
  const { d, line, width } = layer
  return `<path fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
}
