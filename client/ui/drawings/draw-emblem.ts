import {
  agreementRules,
  countYears,
  joiningWindows,
  windowState,
} from '#domain/content/services/joining-windows'
import type { AgreementFigure } from '#domain/payloads/agreements'
import { toTenth } from '#domain/text/numbers'
import './emblem.css'

const emblemSize = 240
const centre = emblemSize / 2
/** Radius of a side of the two-sided outline, by the radius of the emblem. */
const lensRatio = 4 / 3

interface EmblemLook {
  /** Time runs against the clock. */
  rtl: boolean
  /** Larger petals and no dots, below 96 px. */
  isSmall: boolean
}

type Point = readonly [x: number, y: number]

interface Outline {
  path: string
  /** Radius of the largest circle inside. */
  inner: number
  /** The point a number of years after the start, from the centre. */
  pointAt: (years: number) => Point
}

const write = ([x, y]: Point) => `${toTenth(x)} ${toTenth(y)}`

function drawCircle(radius: number, way: number): Outline {
  const top = write([0, -radius])
  const arc = (to: Point) => `A${radius} ${radius} 0 0 1 ${write(to)}`
  return {
    path: `M${top}${arc([0, radius])}${arc([0, -radius])}z`,
    inner: radius,
    pointAt: (years) => {
      const turn = years * 2 * Math.PI
      return [way * radius * Math.sin(turn), -radius * Math.cos(turn)]
    },
  }
}

function drawLens(radius: number, way: number): Outline {
  const side = radius * lensRatio
  const half = Math.asin(1 / lensRatio)
  const width = side * (1 - Math.cos(half))
  const arc = (to: Point) => `A${toTenth(side)} ${toTenth(side)} 0 0 1 ${write(to)}`
  return {
    path: `M${write([0, -radius])}${arc([0, radius])}${arc([0, -radius])}z`,
    inner: width,
    pointAt: (years) => {
      const [share, edge] = years <= 1 ? [years, 1] : [2 - years, -1]
      const turn = (2 * share - 1) * half
      return [way * edge * side * (Math.cos(turn) - Math.cos(half)), side * Math.sin(turn)]
    },
  }
}

function drawPolygon(sides: number, radius: number, way: number): Outline {
  const corner = (at: number): Point => {
    const turn = (at / sides) * 2 * Math.PI
    return [way * radius * Math.sin(turn), -radius * Math.cos(turn)]
  }
  const corners = Array.from({ length: sides }, (_, at) => corner(at))
  return {
    path: `M${corners.map(write).join('L')}z`,
    inner: radius * Math.cos(Math.PI / sides),
    pointAt: (years) => {
      const year = Math.floor(years)
      const [[ax, ay], [bx, by]] = [corner(year), corner(year + 1)]
      return [ax + (bx - ax) * (years - year), ay + (by - ay) * (years - year)]
    },
  }
}

/** One side a year: a circle for one, a lens for two, a polygon for more. */
function drawOutline(sides: number, radius: number, way: number): Outline {
  if (sides === 1) return drawCircle(radius, way)
  return sides === 2 ? drawLens(radius, way) : drawPolygon(sides, radius, way)
}

/** Petals of one size share a path, which is rotated and moved, because equal text compresses. */
function drawPetal([x, y]: Point, length: number, width: number): string {
  const turn = toTenth((Math.atan2(x, -y) * 180) / Math.PI)
  const middle = toTenth(5 + length * 0.45)
  const d = `M0-5Q${width}-${middle} 0-${5 + length}Q-${width}-${middle} 0-5z`
  return `transform="rotate(${turn})translate(0 ${toTenth(-Math.hypot(x, y))})" d="${d}"`
}

/**
 * Contractors as rings of dots, each dot with the same room. A ring is one circle whose dashes have
 * no length: round caps make a dot of each.
 */
function drawField(count: number, radius: number): string {
  const rings = Math.max(1, Math.round(Math.sqrt(count / Math.PI)))
  const upTo = (ring: number) => Math.round((count * ring ** 2) / rings ** 2)
  const circles = Array.from({ length: rings }, (_, at) => {
    const r = count === 1 ? 0.1 : toTenth(((at + 0.5) * radius) / rings)
    return `<circle r="${r}" pathLength="${upTo(at + 1) - upTo(at)}"/>`
  })
  const size = toTenth(Math.max(2.6, Math.min(8.4, (radius / Math.sqrt(count)) * 1.12)))
  return `<g class="emblem__dots" data-dots="${count}" stroke-width="${size}" stroke-dasharray="0 1" stroke-dashoffset=".5" fill="none">${circles.join('')}</g>`
}

/** Room for petals is left only where there are some. */
function radiusOf(figure: AgreementFigure, isSmall: boolean): number {
  if (figure.type === 'closed') return 108
  return isSmall ? 64 : 78
}

/** Inner markup of an emblem's `<svg>`: sides are years, petals windows, dots contractors. */
export function emblemMarkup(
  figure: AgreementFigure,
  today: string,
  { rtl, isSmall }: EmblemLook,
): string {
  const sides = countYears(figure)
  const radius = radiusOf(figure, isSmall)
  const outline = drawOutline(sides, radius, rtl ? -1 : 1)
  const everyYears = agreementRules.open.joinEveryMonths / 12
  const petals = joiningWindows(figure).map((window, at) => {
    const root = outline.pointAt((at + 1) * everyYears)
    const shape = isSmall ? drawPetal(root, 44, 20) : drawPetal(root, 32, 11)
    return `<path data-m class="petal petal--${windowState(window, today)}" ${shape}/>`
  })
  const term = `<path class="emblem__term" data-sides="${sides}" d="${outline.path}"/>`
  const field = isSmall ? '' : drawField(figure.contractors, outline.inner - 7)
  // A triangle around the middle reaches further up than down.
  const middle = sides === 3 ? toTenth(centre + radius / 4) : centre
  return `<g transform="translate(${centre} ${middle})">${term}${petals.join('')}${field}</g>`
}
