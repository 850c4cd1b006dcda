import { girihSize } from './girih-size'
import { createMemo } from './memo'
import { rings, star } from './star'
import { tile } from './tile'

type Spot = readonly [column: number, row: number]

const size = 160
const theta = 56
const ground = tile('octagon', size, theta)

/** Highlighted stars, by the column and row of their cell. */
const highlighted = {
  gold: [[6, 1]],
  nest: [
    [4, 1],
    [5, 0],
    [6, 2],
  ],
  soft: [
    [5, 2],
    [6, 3],
    [3, 3],
  ],
} satisfies Record<string, Spot[]>

const memo = createMemo<string>()

function drawStars(key: string, spots: readonly Spot[], at: (x: number, y: number) => string) {
  return memo(key, () =>
    spots.map(([column, row]) => at((column + 0.5) * size, (row + 0.5) * size)).join(''),
  )
}

const tip = size / 2
const gold = (x: number, y: number) =>
  rings(
    [x, y],
    [
      [tip, theta],
      [size * 0.36, 45, 22.5],
    ],
  )
const nest = (x: number, y: number) =>
  rings(
    [x, y],
    [
      [tip, 40],
      [size * 0.33, 58, 22.5],
      [size * 0.17, 45],
    ],
  )

const strong = (part: string, d: string) =>
  `<path class="girih__line girih__line--${part}" d="${d}"/>`

export function girihMarkup(rtl: boolean): string {
  const { width, height } = girihSize
  const fullSize = `width="${width}" height="${height}"`
  const mirrored = rtl ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  const soft = drawStars('soft', highlighted.soft, (x, y) => star(x, y, { n: 8, r: tip, theta }))
  const heart = drawStars('heart', highlighted.gold, (x, y) =>
    star(x, y, { n: 8, r: size / 4, theta }),
  )
  return [
    `<pattern id="girih" width="${size}" height="${size}" patternUnits="userSpaceOnUse">`,
    `<path class="girih__line" d="${ground.path}"/></pattern>`,
    '<linearGradient id="girih-fade"><stop offset=".3" stop-color="#000"/>',
    '<stop offset=".85" stop-color="#fff"/></linearGradient>',
    `<mask id="girih-mask"><rect ${fullSize} fill="url(#girih-fade)"/></mask>`,
    `<g mask="url(#girih-mask)"${mirrored}><rect ${fullSize} fill="url(#girih)"/>`,
    `<path class="girih__soft" d="${soft}"/>`,
    strong('strong', drawStars('nest', highlighted.nest, nest)),
    strong('gold', drawStars('gold', highlighted.gold, gold)),
    `<path class="girih__gold" d="${heart}"/></g>`,
  ].join('')
}
