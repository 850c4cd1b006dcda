import type { Scene, SceneTag } from '#domain/content/scene'
import { seeded } from '../drawings/seed'
import { ground, type SceneArt } from './art'
import { buildingServices } from './building-services'
import { buildingSite, buildings } from './buildings'
import { eventObjects, objects } from './objects'
import { rooms } from './rooms'
import { street } from './street'

export interface Placing {
  isInside: boolean
  /** Height of the ground line. */
  floor: number
  /** Position of sun or moon as a share of the width, over the lower end of the row. */
  sunAt: number
  /** In the order of painting: wall, row, foreground. */
  placed: Placed[]
}

/** Places each tag exactly once; the same tags, size and seed always give the same places. */
export function placeScene(of: Pick<Scene, 'tags' | 'place'>, size: Size, seed: string): Placing {
  const next = seeded(seed)
  const items = of.tags.map((tag, at): SceneItem => ({ ...kit[tag], tag, isMain: at === 0 }))
  const isInside = of.place ? of.place === 'in' : isRoom(items)
  const hung = items.filter(({ standing }) => isInside && standing === 'wall')
  const row = items.filter(({ standing }) => standing === 'in' || standing === 'out')
  const front = items.filter((item) => !hung.includes(item) && !row.includes(item))
  const floor = size.height * (isInside ? 0.82 : 0.8)
  const rowOf = row.length > 0 ? row : front
  const upright = spread(arrange(rowOf, next() > 0.5), size, {
    tallest: hung.length > 0 ? 0.44 : isInside ? 0.66 : 0.74,
    growth: row.length > 0 ? 1.75 : 2,
    margin: 0.03,
    base: row.length > 0 ? floor : size.height * 0.9,
    next,
  })
  const hanging = spread(hung, size, {
    tallest: rowOf.length > 0 ? 0.3 : 0.5,
    growth: 2.2,
    margin: 0.06,
    base: size.height * (rowOf.length > 0 ? 0.36 : 0.62),
    next,
  })
  const main = of.tags[0]
  const scale = scaleOf(upright, rowOf, size)
  const lying =
    row.length > 0 ? placeFront(front, { placed: upright, main, scale }, size, next) : []
  const [first, last] = [upright[0]?.height ?? 0, upright.at(-1)?.height ?? 0]
  return {
    isInside,
    floor,
    sunAt: first <= last ? 0.1 : 0.9,
    placed: [...hanging, ...upright, ...lying],
  }
}

/** Ratio of the row's drawn heights to the shares of its objects. */
function scaleOf([one]: readonly Placed[], row: readonly SceneItem[], size: Size): number {
  const item = row.find(({ tag }) => tag === one?.tag)
  return one && item ? one.height / (size.height * shareOf(item)) : 1
}

function isRoom(items: readonly SceneItem[]): boolean {
  const count = (place: SceneItem['standing']) =>
    items.filter((item) => item.standing === place).length
  const [inside, outside] = [count('in'), count('out')]
  return inside > outside || outside === 0
}

/** Puts the tallest in the middle. */
function arrange(row: readonly SceneItem[], isReversed: boolean): SceneItem[] {
  const ascending = [...row].sort((a, b) => shareOf(a) - shareOf(b))
  const rising = ascending.filter((_, at) => at % 2 === 0)
  const falling = ascending.filter((_, at) => at % 2 === 1).reverse()
  const arranged = [...rising, ...falling]
  return isReversed ? arranged.reverse() : arranged
}

interface Row {
  /** Share of the scene's height that the tallest gets, unless it grows more than `growth`. */
  tallest: number
  growth: number
  margin: number
  base: number
  next: () => number
}

/** Distributes the width in proportion to the widths of the drawings. */
function spread(items: readonly SceneItem[], size: Size, row: Row): Placed[] {
  const growth = Math.min(row.tallest / Math.max(0.1, ...items.map(shareOf)), row.growth)
  const heights = items.map((item) => size.height * shareOf(item) * growth)
  const widths = items.map(({ width }, at) => ((heights[at] ?? 0) * width) / ground)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const room = size.width * (1 - 2 * row.margin)
  const shrink = Math.min(1, (room * 0.96) / total)
  const gap = (room - total * shrink) / (items.length + 1)
  let x = size.width * row.margin + gap
  return items.map(({ tag }, at) => {
    const [width, height] = [(widths[at] ?? 0) * shrink, (heights[at] ?? 0) * shrink]
    const placed = { tag, x: x + (row.next() - 0.5) * gap * 0.5, base: row.base, width, height }
    x += width + gap
    return placed
  })
}

const steps = 60
/** Greatest share of the height for a thing in the foreground, before it is scaled. */
const highest = 0.3

interface FrontRow {
  placed: readonly Placed[]
  main: SceneTag | undefined
  scale: number
}

/** Objects in the foreground have the scale of the row, within these limits. */
const scales = { least: 0.6, most: 1.2 }

/** Places what lies in front where it covers least of the row, above all of the main thing. */
function placeFront(
  items: readonly SceneItem[],
  row: FrontRow,
  size: Size,
  next: () => number,
): Placed[] {
  const scale = Math.max(scales.least, Math.min(row.scale, scales.most))
  const sizes = sizesOf(items, size, scale)
  const placed: Placed[] = []
  for (const [at, { tag }] of items.entries()) {
    const { width = 0, height = 0 } = sizes[at] ?? {}
    const base = size.height * (0.925 + next() * 0.02)
    const wanted = (size.width * (at + 0.7 + next() * 0.6)) / (items.length + 1) - width / 2
    const cost = (one: Placed) =>
      costOf(one, placed, row) + (Math.abs(one.x - wanted) * height) / 12
    const candidates = Array.from({ length: steps }, (_, step) => {
      const x = size.width * 0.04 + ((size.width * 0.92 - width) * step) / (steps - 1)
      return { tag, x, base, width, height }
    })
    placed.push(candidates.reduce((least, one) => (cost(one) < cost(least) ? one : least)))
  }
  // Painted last, the main thing is in front of the others.
  return placed.toSorted((a, b) => Number(a.tag === row.main) - Number(b.tag === row.main))
}

function sizesOf(items: readonly SceneItem[], size: Size, scale: number) {
  const heights = items.map((item) => size.height * Math.min(shareOf(item), highest) * scale)
  const widths = items.map(({ width }, at) => ((heights[at] ?? 0) * width) / ground)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const shrink = Math.min(1, (size.width * 0.7) / total)
  return items.map((_, at) => ({
    width: (widths[at] ?? 0) * shrink,
    height: (heights[at] ?? 0) * shrink,
  }))
}

function costOf(one: Placed, beside: readonly Placed[], { placed, main }: FrontRow): number {
  const gap = one.width * 0.08
  const wide = { ...one, x: one.x - gap, width: one.width + 2 * gap }
  const hidden = placed.map((other) => coveredArea(one, other) * (other.tag === main ? 8 : 1))
  const neighbours = beside.map((other) => coveredArea(wide, other) * 20)
  return [...hidden, ...neighbours].reduce((sum, area) => sum + area, 0)
}

/** A drawing at its place in a scene; x: its left edge, base: its lower edge. */
export interface Placed {
  tag: SceneTag
  x: number
  base: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

type SceneItem = SceneArt & { tag: SceneTag; isMain: boolean }

/** Share of the scene's height; the main thing is a little larger than it is beside others. */
const shareOf = ({ height, isMain }: SceneItem) => height * (isMain ? 1.15 : 1)

/** Area of one drawing that another covers. */
export function coveredArea(front: Placed, back: Placed): number {
  const width = Math.min(front.x + front.width, back.x + back.width) - Math.max(front.x, back.x)
  const height =
    Math.min(front.base, back.base) - Math.max(front.base - front.height, back.base - back.height)
  return Math.max(0, width) * Math.max(0, height)
}

/** One line drawing for each tag. */
export const kit = {
  ...buildings,
  ...buildingSite,
  ...street,
  ...buildingServices,
  ...rooms,
  ...objects,
  ...eventObjects,
} satisfies Record<SceneTag, SceneArt> as Record<SceneTag, SceneArt>
