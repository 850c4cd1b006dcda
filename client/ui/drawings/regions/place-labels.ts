import { type RegionSlug, regionSlugs } from '#domain/content/about/region'
import { type Frame, frameOf, type Point, regionOutlines, type Sea, seaPoints } from './outlines'
import { distanceToBorder, isInside } from './place-teams'

interface Names {
  text: string
  /** On narrow maps. */
  short: string
}

type MapLabel = Names & ({ kind: 'self' | 'near'; of: RegionSlug } | { kind: 'sea'; of: Sea })

export type PlacedLabel = MapLabel & {
  /** Has room on wide maps only. */
  isWide: boolean
  at: Point
  /** Per cent of the frame's width and height. */
  x: string
  y: string
}

/** Whole in its area, beside the coast, or across a border. */
type Ground = 'inside' | 'coast' | 'across'

/** Least width in pixels of a map in narrow and in wide windows. */
export const labelWidths = { narrow: 270, wide: 540 }
const steps = 44
/** Space around the dots of a region. */
const dotRoom = 4
/** Greatest distance of a name in the sea from the dots. */
const coastReach = 26

const attempts: Record<MapLabel['kind'], readonly (readonly [Ground, isWide: boolean])[]> = {
  self: [
    ['inside', false],
    ['inside', true],
    ['coast', false],
    ['across', true],
  ],
  near: [
    ['inside', false],
    ['inside', true],
    ['across', false],
    ['across', true],
  ],
  sea: [
    ['inside', false],
    ['inside', true],
  ],
}

function gridOf({ x, y, width, height }: Frame): Point[] {
  const step = width / steps
  const rows = Math.floor(height / step)
  return Array.from(
    { length: steps * rows },
    (_, at): Point => [x + ((at % steps) + 0.5) * step, y + (Math.floor(at / steps) + 0.5) * step],
  )
}

/** A name on a map of each width at which it is shown. */
function boxesOf({ text, short }: Names, at: Point, frame: Frame, isWide: boolean): LabelBox[] {
  const wide = boxOf(text, at, labelWidths.wide / frame.width)
  return isWide ? [wide] : [boxOf(short, at, labelWidths.narrow / frame.width), wide]
}

/**
 * Places names inside the frame of a region, clear of its dots and of each other. Names stand inside
 * their area where it has room, and never on the region of the page if they name another; those that
 * fit only on wide maps are marked, and the ones without any place are left out.
 */
export function placeLabels(
  slug: RegionSlug,
  dots: readonly Point[],
  labels: readonly MapLabel[],
): PlacedLabel[] {
  const frame = frameOf(slug)
  const grid = gridOf(frame)
  const ground = boxAround(dots, dotRoom)
  const placed: PlacedLabel[] = []
  for (const label of labels) {
    for (const [where, isWide] of attempts[label.kind]) {
      const at = bestPoint(label, where, isWide)
      if (!at) continue
      placed.push({ ...label, isWide, at, ...percentOf(frame, at) })
      break
    }
  }
  return placed

  function bestPoint(label: MapLabel, where: Ground, isWide: boolean): Point | null {
    const free = (label.kind === 'sea' ? seaPoints[label.of] : grid).filter((point) => {
      const boxes = boxesOf(label, point, frame, isWide)
      return (
        boxes.every((box) => fitsFrame(frame, box) && !overlaps(box, ground)) &&
        placed.every((one) => !collides(one, point, label, isWide)) &&
        boxes.every((box) => isOnGround(label, point, box, where))
      )
    })
    const scores = free.map((point) => scoreOf(label, point))
    return free[scores.indexOf(Math.max(...scores))] ?? null
  }

  /** True if two names overlap on a map that shows both. */
  function collides(one: PlacedLabel, at: Point, label: MapLabel, isWide: boolean): boolean {
    const both = isWide || one.isWide
    const others = boxesOf(one, one.at, frame, both)
    return boxesOf(label, at, frame, both).some((box, index) => {
      const other = others[index]
      return other !== undefined && overlaps(box, other)
    })
  }

  function isOnGround(label: MapLabel, point: Point, box: LabelBox, where: Ground): boolean {
    const edge = edgeOf(box)
    const isAtSea = () =>
      regionSlugs.every((one) => !edge.some((at) => isInside(at, regionOutlines[one])))
    if (label.kind === 'sea') return isAtSea()
    if (where === 'coast') {
      return box.right <= ground.left && box.right > ground.left - coastReach && isAtSea()
    }
    const outline = regionOutlines[label.of]
    if (where === 'inside') return edge.every((at) => isInside(at, outline))
    const isClear = label.kind === 'self' || !edge.some((at) => isInside(at, regionOutlines[slug]))
    return isClear && isInside(point, outline)
  }

  /** Higher is better: near its dots for the region itself, far from borders for the others. */
  function scoreOf(label: MapLabel, [x, y]: Point): number {
    if (label.kind === 'self') {
      const [dx, dy] = [x - (ground.left + ground.right) / 2, y - (ground.top + ground.bottom) / 2]
      return -Math.hypot(dx, dy * 0.8)
    }
    const edge = Math.min(
      x - frame.x,
      frame.x + frame.width - x,
      y - frame.y,
      frame.y + frame.height - y,
    )
    return label.kind === 'sea'
      ? edge
      : Math.min(edge, distanceToBorder([x, y], regionOutlines[label.of]))
  }
}

function percentOf({ x, y, width, height }: Frame, [px, py]: Point) {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
  return { x: percent((px - x) / width), y: percent((py - y) / height) }
}

interface LabelBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** Pixels of a character and of a line, with the air around a name. */
const letter = 8.4
const line = 22
const air = 12

/** Box of a name around its middle; `scale` is in pixels per unit of the drawing. */
export function boxOf(text: string, [x, y]: Point, scale: number): LabelBox {
  const [half, tall] = [(text.length * letter + air) / scale / 2, line / scale / 2]
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall }
}

/** Points along the upper and the lower edge. */
function edgeOf({ left, right, top, bottom }: LabelBox): Point[] {
  const parts = [0, 0.25, 0.5, 0.75, 1].map((part) => left + (right - left) * part)
  return parts.flatMap((x): Point[] => [
    [x, top],
    [x, bottom],
  ])
}

function boxAround(points: readonly Point[], room: number): LabelBox {
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...columns) - room,
    right: Math.max(...columns) + room,
    top: Math.min(...rows) - room,
    bottom: Math.max(...rows) + room,
  }
}

export const overlaps = (a: LabelBox, b: LabelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const fitsFrame = ({ x, y, width, height }: Frame, box: LabelBox) =>
  box.left >= x && box.right <= x + width && box.top >= y && box.bottom <= y + height
