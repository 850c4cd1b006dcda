import { createKept } from './kept'
import { rings, star } from './star'
import { tile } from './tile'

type Spot = readonly [column: number, row: number]

const size = 160
const theta = 56
const width = 1200
const height = 720
const ground = tile('octagon', size, theta)

/** The few stars that stand out of the field, by the column and row of their cell. */
const chosen = {
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

const kept = createKept<string>()

function drawStars(key: string, spots: readonly Spot[], at: (x: number, y: number) => string) {
  return kept(key, () =>
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

interface GirihProps {
  rtl: boolean
  /** For a low head: only the rows about the gold star. */
  band?: boolean
}

const bandTop = 40
const bandHeight = 400

/** The field of the hero: an octagon tiling with a few chosen stars, fading towards the words. */
export function Girih({ rtl, band = false }: GirihProps) {
  return (
    <svg
      className="girih"
      viewBox={band ? `0 ${bandTop} ${width} ${bandHeight}` : `0 0 ${width} ${height}`}
      preserveAspectRatio={rtl ? 'xMinYMid slice' : 'xMaxYMid slice'}
      aria-hidden="true"
    >
      <pattern id="girih" width={size} height={size} patternUnits="userSpaceOnUse">
        <path className="girih__line" d={ground.path} />
      </pattern>
      <linearGradient id="girih-fade">
        <stop offset=".3" stopColor="#000" />
        <stop offset=".85" stopColor="#fff" />
      </linearGradient>
      <mask id="girih-mask">
        <rect width={width} height={height} fill="url(#girih-fade)" />
      </mask>
      <g mask="url(#girih-mask)" transform={rtl ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        <rect width={width} height={height} fill="url(#girih)" />
        <path
          className="girih__soft"
          d={drawStars('soft', chosen.soft, (x, y) => star(x, y, { n: 8, r: tip, theta }))}
        />
        <path
          className="girih__line girih__line--strong"
          d={drawStars('nest', chosen.nest, nest)}
        />
        <path className="girih__line girih__line--gold" d={drawStars('gold', chosen.gold, gold)} />
        <path
          className="girih__gold"
          d={drawStars('heart', chosen.gold, (x, y) => star(x, y, { n: 8, r: size / 4, theta }))}
        />
      </g>
    </svg>
  )
}
