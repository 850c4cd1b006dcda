import { choose } from './seed'
import { round, star } from './star'
import { families, nearestStar, type Tile, tile } from './tile'

export type Motif = 'field' | 'medallion' | 'dunes' | 'arches' | 'band' | 'screen'

/** Paths of a cover, one per colour, over a ground of tiles if the motif has one. */
export interface CoverArt {
  soft: string
  line: string
  fill: string
  /** Position of the star, which a frame of another shape keeps visible. */
  at: readonly [x: number, y: number]
  ground: (Tile & { turn: number; moved: string; y: number }) | null
}

interface Canvas {
  next: () => number
  width: number
  height: number
}

const turns = { octagon: [0, 45, 22.5], cross: [0, 45, 22.5], dodecagon: [0, 30, 15] } as const

/** Limits a star to a sixth of the height, so that a frame of another shape never cuts it. */
const starRadius = (radius: number, height: number) => Math.min(radius, height / 12)

/** Nearest position at which a star of the radius is whole, with a margin. */
function inside(position: number, radius: number, length: number): number {
  const edge = Math.min(radius * 1.15, length / 2)
  return Math.max(edge, Math.min(position, length - edge))
}

function field({ next, width, height }: Canvas): CoverArt {
  const family = choose(families, next())
  const size = choose([88, 104, 120, 144], next())
  const theta = choose([36, 45, 54, 63], next())
  const cell = tile(family, size, theta)
  const turn = choose(turns[family], next())
  const shape = { n: cell.main.n, r: cell.main.r, theta, rotation: turn }
  const near = nearestStar(cell, turn, [width * (0.55 + next() * 0.3), height * 0.42])
  const at = [inside(near[0], cell.main.r, width), inside(near[1], cell.main.r, height)] as const
  // The whole field moves with its star if an edge would cut the star.
  const [aside, down] = [at[0] - near[0], at[1] - near[1]]
  const second = nearestStar(cell, turn, [width * 0.3, height * 0.62])
  return {
    soft: next() < 0.5 ? '' : star(second[0] + aside, second[1] + down, shape),
    line: '',
    fill: star(...at, { ...shape, r: starRadius(cell.main.r, height) }),
    at,
    ground: { ...cell, turn, moved: `${round(aside)} ${round(down)}`, y: 0 },
  }
}

function medallion({ next, width, height }: Canvas): CoverArt {
  const n = choose([8, 8, 12, 16], next())
  const cx = width * choose([0.24, 0.5, 0.76], next())
  const cy = height * choose([0.42, 0.58, 0.72], next())
  const reach = Math.max(width, height) * 0.62
  const half = 180 / n
  const rings = 7
  let line = ''
  for (let i = 1; i <= rings; i += 1) {
    const rotation = i % 2 ? 0 : half
    const theta = 30 + next() * 36
    line += star(cx, cy, { n, r: (reach * i) / rings, theta: i === 3 ? 58 : theta, rotation })
  }
  return {
    soft: star(cx, cy, { n, r: (reach * 3) / rings, theta: 58 }),
    line,
    fill: star(cx, cy, { n, r: starRadius(reach / rings, height), theta: 50, rotation: half }),
    at: [cx, cy],
    ground: null,
  }
}

function dunes({ next, width, height }: Canvas): CoverArt {
  const lines = 18
  const lift = height * (0.1 + next() * 0.12)
  const shift = next() * Math.PI * 2
  const crest = 0.3 + next() * 0.4
  const level = (i: number, part: number) =>
    round(
      height * (0.34 + (i / lines) * 0.72) -
        lift * Math.exp(-(((part - crest - i * 0.022) * 2.6) ** 2)) * (1 - i / (lines * 1.6)) -
        Math.sin(part * Math.PI * 1.8 + shift + i * 0.16) * height * 0.035,
    )
  let line = ''
  for (let i = 0; i < lines; i += 1) {
    line += `M0 ${level(i, 0)}`
    for (let step = 1; step <= 16; step += 1) {
      line += `L${round((step * width) / 16)} ${level(i, step / 16)}`
    }
  }
  const at = [width * (crest > 0.5 ? 0.26 : 0.74), height * 0.24] as const
  const fill = star(...at, { n: 8, r: height * 0.09, theta: 45 })
  return { soft: '', line, fill, at, ground: null }
}

function arches({ next, width, height }: Canvas): CoverArt {
  const count = choose([3, 4, 5], next())
  const step = width / count
  const chosen = Math.floor(next() * count)
  const base = 0.46 + next() * 0.1
  const arch = (i: number, k: number) => {
    const [cx, w] = [step * (i + 0.5), step * (0.44 - k * 0.09)]
    const spring = height * (base + k * 0.06)
    const [start, end, bend] = [round(cx - w), round(cx + w), round(spring - w * 0.95)]
    const top = `Q${start} ${bend} ${round(cx)} ${round(spring - w * 1.5)}`
    return `M${start} ${height}V${round(spring)}${top}Q${end} ${bend} ${end} ${round(spring)}V${height}`
  }
  let line = ''
  for (let i = 0; i < count; i += 1) for (let k = 0; k < 4; k += 1) line += arch(i, k)
  const at = [step * (chosen + 0.5), height * 0.74] as const
  return {
    soft: arch(chosen, 2),
    line: `${line}M0 ${round(height * 0.12)}H${width}`,
    fill: star(...at, { n: 8, r: starRadius(step * 0.13, height), theta: 45 }),
    at,
    ground: null,
  }
}

function band({ next, width, height }: Canvas): CoverArt {
  const cell = tile(
    choose(families, next()),
    choose([56, 64, 72], next()),
    choose([45, 54, 63], next()),
  )
  const rows = Math.round((height * choose([0.34, 0.42, 0.5], next())) / cell.height)
  const y = round(height - Math.max(rows, 1) * cell.height)
  const r = Math.min(y, width) * 0.16
  const at = [width * (0.2 + next() * 0.6), y / 2] as const
  return {
    soft: `M0 ${y}H${width}V${height}H0z`,
    line: `M0 ${y}H${width}`,
    fill: star(...at, { n: 8, r, theta: 45, rotation: 22.5 }),
    at,
    ground: { ...cell, turn: 0, moved: '0 0', y },
  }
}

/** Interlaced circles, as in a carved screen. */
function screen({ next, width, height }: Canvas): CoverArt {
  const step = choose([96, 112, 128], next())
  const radius = round(step * choose([0.5, 0.62, 0.71], next()))
  const ring = (cx: number, cy: number) =>
    `M${round(cx - radius)} ${cy}a${radius} ${radius} 0 1 0 ${round(2 * radius)} 0a${radius} ${radius} 0 1 0 ${round(-2 * radius)} 0z`
  const at = [
    Math.max(1, Math.floor((width / step) * (0.25 + next() * 0.4))) * step,
    Math.max(1, Math.round((height * 0.4) / step)) * step,
  ] as const
  const places = [-0.5, 0, 0.5, 1, 1.5]
  const centres = places.flatMap((x) => places.map((y) => [x, y] as const))
  const path = centres
    .filter(([x, y]) => Number.isInteger(x) === Number.isInteger(y))
    .map(([x, y]) => ring(x * step, y * step))
    .join('')
  const main = { x: 0, y: 0, n: 8, r: radius, rotation: 0 }
  return {
    soft: ring(...at),
    line: '',
    fill: star(...at, { n: 8, r: starRadius(radius * 0.4, height), theta: 45 }),
    at,
    ground: { width: step, height: step, path, main, turn: 0, moved: '0 0', y: 0 },
  }
}

export const motifs: Record<Motif, (canvas: Canvas) => CoverArt> = {
  field,
  medallion,
  dunes,
  arches,
  band,
  screen,
}
