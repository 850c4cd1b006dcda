import { findStar, type GirihName, girihLooks } from './girih-looks'
import { girihSize } from './girih-size'
import { createMemo } from './memo'
import { rings, round, star } from './star'
import { tile } from './tile'

const memo = createMemo<string>()

const strong = (part: string, d: string) =>
  `<path class="girih__line girih__line--${part}" d="${d}"/>`

/** Markup of a section's pattern, mirrored for right-to-left pages. */
export function girihMarkup(name: GirihName, rtl: boolean): string {
  return memo(`${name} ${rtl}`, () => writeGirih(name, rtl))
}

function writeGirih(name: GirihName, rtl: boolean): string {
  const { width, height } = girihSize
  const { turn } = girihLooks[name]
  const { ground, nest, soft, gold, heart } = drawLook(name)
  const fullSize = `width="${width}" height="${height}"`
  const mirrored = rtl ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  const turned = turn ? ` patternTransform="rotate(${turn})"` : ''
  return [
    `<pattern id="girih" width="${ground.width}" height="${ground.height}" patternUnits="userSpaceOnUse"${turned}>`,
    `<path class="girih__line" d="${ground.path}"/></pattern>`,
    '<linearGradient id="girih-fade"><stop offset=".3" stop-color="#000"/>',
    '<stop offset=".85" stop-color="#fff"/></linearGradient>',
    `<mask id="girih-mask"><rect ${fullSize} fill="url(#girih-fade)"/></mask>`,
    `<g mask="url(#girih-mask)"${mirrored}><rect ${fullSize} fill="url(#girih)"/>`,
    `<path class="girih__soft" d="${soft}"/>`,
    strong('strong', nest),
    strong('gold', gold),
    `<path class="girih__gold" d="${heart}"/></g>`,
  ].join('')
}

function drawLook(name: GirihName) {
  const look = girihLooks[name]
  const { family, size, theta, turn, ...spots } = look
  const ground = tile(family, size, theta)
  const { n } = ground.main
  const half = 180 / n
  const centre = (spot: readonly [number, number]): readonly [number, number] => {
    const [x, y] = findStar(ground, look, spot)
    return [round(x), round(y)]
  }
  const draw = (
    all: readonly (readonly [number, number])[],
    at: (x: number, y: number) => string,
  ) => all.map((spot) => at(...centre(spot))).join('')
  const tip = size / 2
  return {
    ground,
    soft: draw(spots.soft, (x, y) => star(x, y, { n, r: tip, theta, rotation: turn })),
    nest: draw(spots.nest, (x, y) =>
      rings(
        [x, y],
        [
          [tip, 40, turn],
          [size * 0.33, 58, turn + half],
          [size * 0.17, 45, turn],
        ],
        n,
      ),
    ),
    gold: draw([spots.gold], (x, y) =>
      rings(
        [x, y],
        [
          [tip, theta, turn],
          [size * 0.36, 45, turn + half],
        ],
        n,
      ),
    ),
    heart: draw([spots.gold], (x, y) => star(x, y, { n, r: size / 4, theta, rotation: turn })),
  }
}
