import { type RegionSlug, regionSlugs } from '#domain/content/about/region'
import { type Frame, frameOf, outlines, type Point } from './outlines'
import { distanceToBorder, isInside } from './place-teams'
import { type Sea, seaPoints } from './seas'

interface Label {
  kind: 'self' | 'near' | 'sea'
  of: RegionSlug | Sea
  text: string
}

export interface PlacedLabel extends Label {
  /** Has room on wide maps only. */
  isWide: boolean
  /** Per cent of the frame's width and height. */
  x: string
  y: string
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Least width in pixels of a map in narrow and in wide windows. */
const widths = { narrow: 280, wide: 540 }
/** Pixels of a character and of a line, with the air around a name. */
const letter = 8.4
const line = 22
const air = 12
const steps = 44
/** Space around the dots of a region. */
const dotRoom = 4

function boxOf({ text }: Label, [x, y]: Point, scale: number): Box {
  const [half, tall] = [(text.length * letter + air) / scale / 2, line / scale / 2]
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall }
}

function cornersOf({ left, right, top, bottom }: Box): Point[] {
  const middle = (left + right) / 2
  return [left, middle, right].flatMap((x): Point[] => [
    [x, top],
    [x, bottom],
  ])
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const fitsFrame = ({ x, y, width, height }: Frame, box: Box) =>
  box.left >= x && box.right <= x + width && box.top >= y && box.bottom <= y + height

function gridOf({ x, y, width, height }: Frame): Point[] {
  const step = width / steps
  const rows = Math.floor(height / step)
  return Array.from(
    { length: steps * rows },
    (_, at): Point => [x + ((at % steps) + 0.5) * step, y + (Math.floor(at / steps) + 0.5) * step],
  )
}

function boundsOf(dots: readonly Point[]): Box {
  const [columns, rows] = [dots.map(([x]) => x), dots.map(([, y]) => y)]
  return {
    left: Math.min(...columns) - dotRoom,
    right: Math.max(...columns) + dotRoom,
    top: Math.min(...rows) - dotRoom,
    bottom: Math.max(...rows) + dotRoom,
  }
}

/**
 * Places names inside the frame of a region, clear of its dots and of each other. Names stand inside
 * their region where it has room and cross its border where it has none; those that fit only on wide
 * maps are marked, and the ones without any place are left out.
 */
export function placeLabels(
  slug: RegionSlug,
  dots: readonly Point[],
  labels: readonly Label[],
): PlacedLabel[] {
  const frame = frameOf(slug)
  const grid = gridOf(frame)
  const ground = boundsOf(dots)
  const middle: Point = [(ground.left + ground.right) / 2, (ground.top + ground.bottom) / 2]
  const placed: (PlacedLabel & { at: Point })[] = []
  for (const label of labels) {
    const found = findPlace(label)
    if (found) placed.push({ ...label, ...found, ...percentOf(frame, found.at) })
  }
  return placed.map(({ at: _, ...label }) => label)

  function findPlace(label: Label): { at: Point; isWide: boolean } | null {
    for (const isInner of [true, false]) {
      for (const [width, isWide] of [
        [widths.narrow, false],
        [widths.wide, true],
      ] as const) {
        const at = bestPoint(label, width / frame.width, isInner, isWide)
        if (at) return { at, isWide }
      }
    }
    return null
  }

  function bestPoint(label: Label, scale: number, isInner: boolean, isWide: boolean): Point | null {
    const taken = placed.filter((one) => isWide || !one.isWide)
    const free = (label.kind === 'sea' ? seaPoints[label.of as Sea] : grid).filter((point) => {
      const box = boxOf(label, point, scale)
      return (
        fitsFrame(frame, box) &&
        !overlaps(box, ground) &&
        taken.every((one) => !overlaps(box, boxOf(one, one.at, scale))) &&
        isOnGround(label, point, box, isInner)
      )
    })
    const scores = free.map((point) => scoreOf(label, point))
    return free[scores.indexOf(Math.max(...scores))] ?? null
  }

  /** Near its dots for the region itself, far from any border for the others. */
  function scoreOf({ kind, of }: Label, [x, y]: Point): number {
    if (kind === 'self') return -Math.hypot(x - middle[0], (y - middle[1]) * 0.8)
    const edge = Math.min(
      ...[x - frame.x, frame.x + frame.width - x, y - frame.y, frame.y + frame.height - y],
    )
    if (kind === 'sea') return edge
    return Math.min(edge, distanceToBorder([x, y], outlines[of as RegionSlug]))
  }
}

function isOnGround({ kind, of }: Label, point: Point, box: Box, isInner: boolean): boolean {
  if (kind === 'sea') {
    const corners = isInner ? cornersOf(box) : [point]
    return regionSlugs.every((one) => corners.every((at) => !isInside(at, outlines[one])))
  }
  const outline = outlines[of as RegionSlug]
  return (isInner ? cornersOf(box) : [point]).every((at) => isInside(at, outline))
}

function percentOf({ x, y, width, height }: Frame, [px, py]: Point) {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
  return { x: percent((px - x) / width), y: percent((py - y) / height) }
}
