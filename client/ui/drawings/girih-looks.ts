import { type Family, nearestStar, type Tile } from './tile'

type Spot = readonly [x: number, y: number]

/** A ground of tiles and the stars that stand out in it, by places near their centres. */
interface GirihLook {
  family: Family
  /** Side of a cell. */
  size: number
  /** Angle between the lines and the sides of the tiles. */
  theta: number
  /** Rotation of the ground in degrees. */
  turn: number
  /** The one golden star. */
  gold: Spot
  nest: readonly Spot[]
  soft: readonly Spot[]
}

/** One for each section, so that no two share tiling and crop. */
export const girihLooks = {
  home: {
    ...{ family: 'octagon', size: 160, theta: 56, turn: 0, gold: [1040, 240] },
    nest: [
      [720, 240],
      [880, 80],
      [1040, 400],
    ],
    soft: [
      [880, 400],
      [1040, 560],
      [560, 560],
    ],
  },
  about: {
    ...{ family: 'cross', size: 148, theta: 48, turn: 45, gold: [1075, 300] },
    nest: [
      [860, 130],
      [1075, 120],
    ],
    soft: [
      [760, 330],
      [970, 225],
    ],
  },
  services: {
    ...{ family: 'octagon', size: 104, theta: 50, turn: 45, gold: [905, 215] },
    nest: [
      [1050, 130],
      [1125, 350],
      [760, 350],
    ],
    soft: [
      [980, 205],
      [905, 350],
      [1125, 205],
    ],
  },
  knowledge: {
    ...{ family: 'dodecagon', size: 208, theta: 58, turn: 0, gold: [1040, 270] },
    nest: [
      [936, 90],
      [832, 270],
    ],
    soft: [
      [1144, 90],
      [936, 450],
      [1144, 450],
    ],
  },
  media: {
    ...{ family: 'cross', size: 112, theta: 62, turn: 0, gold: [1064, 168] },
    nest: [
      [952, 280],
      [1064, 392],
    ],
    soft: [
      [840, 168],
      [840, 392],
      [1176, 280],
    ],
  },
  search: {
    ...{ family: 'dodecagon', size: 132, theta: 44, turn: 30, gold: [1000, 250] },
    nest: [
      [900, 170],
      [1130, 120],
    ],
    soft: [[860, 380]],
  },
} as const satisfies Record<string, GirihLook>

export type GirihName = keyof typeof girihLooks

type Point = [x: number, y: number]

/** Centre of the star nearest to a spot; a twelve-fold ground has two in each cell. */
export function findStar(ground: Tile, { family, turn }: GirihLook, spot: Spot): Point {
  const { main, width, height } = ground
  const odd = { ...ground, main: { ...main, x: main.x + width / 2, y: main.y + height / 2 } }
  const grounds = family === 'dodecagon' ? [ground, odd] : [ground]
  const distance = ([x, y]: Point) => Math.hypot(x - spot[0], y - spot[1])
  return grounds
    .map((one) => nearestStar(one, turn, spot))
    .reduce((best, one) => (distance(one) < distance(best) ? one : best))
}
