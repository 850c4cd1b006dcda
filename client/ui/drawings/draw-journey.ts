import { toTenth } from '#domain/text/numbers'

/**
 * Attributes instead of rules, because the styles of a page are inlined and have a limit. The sheet
 * sets the ground and the line; the names of its variables are shortened, so none is used here. A
 * shape filled with the ground hides what is behind it; a tint does not.
 */
const fills = {
  ground: '',
  tint: ' fill="currentColor" fill-opacity=".2"',
  line: ' fill="none"',
}

const line = ' stroke-width="1.35"'

interface JourneyObject {
  /** Of its canvas, which is 60 high with the ground at its lower edge. */
  width: number
  /** Height beside the others; the tallest has 1. */
  tall: number
  shapes: readonly (readonly [keyof typeof fills, string])[]
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}

const flipChart: JourneyObject = {
  width: 64,
  tall: 0.88,
  shapes: [
    ['line', 'M20 46L10 60M44 46L54 60M32 46v14'],
    ['ground', box(10, 6, 44, 40)],
    ['tint', box(10, 6, 44, 5)],
    ['line', 'M18 20h16M18 27h26M18 34h20M40 20l3 3 5-6'],
  ],
}

const balance: JourneyObject = {
  width: 64,
  tall: 0.72,
  shapes: [
    ['line', 'M32 8v46M12 16h40M12 16L4 36M12 16l8 20M52 16l-8 20M52 16l8 20'],
    ['ground', 'M2 36h20q-2 8-10 8t-10-8zM42 36h20q-2 8-10 8t-10-8z'],
    ['tint', 'M20 60q2-6 12-6t12 6z'],
    ['ground', circle(32, 8, 3)],
  ],
}

const crane: JourneyObject = {
  width: 96,
  tall: 1,
  shapes: [
    ['line', `M40 60V14M46 60V14M40 60${'l6-6-6-6'.repeat(3)}l6-6-6-4M34 60h18`],
    ['ground', box(38, 10, 10, 6)],
    ['line', 'M43 4L12 12M43 4L90 12M43 4v6M6 12h84M6 16h84'],
    ['line', `M12 12${'l4 4 4-4'.repeat(3)}M50 12${'l4 4 4-4'.repeat(5)}`],
    ['tint', box(6, 16, 9, 8)],
    ['line', 'M74 16v14l-3 4M74 30l3 4'],
    ['ground', box(66, 34, 16, 5)],
  ],
}

/** Two rows of four windows on each side of the door. */
const windows = [14, 23, 32, 41, 82, 91, 100, 109]
  .map((x) => box(x, 34, 5, 7) + box(x, 46, 5, 7))
  .join('')

const school: JourneyObject = {
  width: 128,
  tall: 0.7,
  shapes: [
    ['ground', box(8, 28, 112, 32)],
    ['ground', box(50, 18, 28, 42)],
    ['tint', box(50, 18, 28, 42)],
    ['line', 'M64 18V6'],
    ['ground', box(64, 6, 12, 7)],
    ['line', windows],
    ['ground', 'M58 60V48a6 6 0 0 1 12 0v12'],
    ['line', `${circle(64, 30, 4)}M64 30v-2.5M64 30h2`],
  ],
}

/** The canvas has the height of the tallest object, so that all have one scale. */
function objectMarkup({ width, tall, shapes }: JourneyObject): string {
  const height = toTenth(60 / tall)
  const paths = shapes.map(([fill, d]) => `<path${fills[fill]} d="${d}"/>`).join('')
  return `<svg viewBox="0 ${toTenth(60 - height)} ${width} ${height}"${line}>${paths}</svg>`
}

/** One for each station, along the ruler. */
const objects = [flipChart, balance, crane, school].map(objectMarkup).join('')

const thick = ' stroke="currentColor" stroke-width="3"'
const gold = ' fill="#dba102" stroke="none"'
const stretched = 'preserveAspectRatio="none"'
/** Around its place; its canvas is a point. */
const star = 'M0-12l3.5 3.5h5v5L12 0l-3.5 3.5v5h-5L0 12l-3.5-3.5h-5v-5L-12 0l3.5-3.5v-5h5z'

/**
 * Drawings on a ruler with one line for each unit, and a star that travels along it; the thick line
 * behind the star comes from the edge of the page, where the hero cuts it.
 */
export function journeyMarkup(count: number, rtl: boolean): string {
  const { width, height, short, tall } = placeRuler(count, rtl)
  return [
    `<div class="journey__art">${objects}</div><div class="journey__track">`,
    `<svg viewBox="0 0 ${width} ${height}" width="100%" height="32" ${stretched}${line}>`,
    `<path stroke-opacity=".5" d="${short}"/>`,
    `<path d="${tall}"/></svg>`,
    `<span><svg width="1" height="1"${thick}><path d="M0 0H${rtl ? '' : '-'}2000"/>`,
    `<path${gold} d="${star}"/></svg></span></div>`,
  ].join('')
}

/** Lines of a ruler; each is one `M` of its path. */
interface Ruler {
  width: number
  height: number
  short: string
  /** The first, each tenth and the last. */
  tall: string
}

const gap = 10
const heights = { tall: 40, half: 28, short: 18 }

/**
 * Places one line for each unit, from the side where reading starts. The first and the last line
 * are at the edges, so that 0 and 100 % of the width are their places.
 */
export function placeRuler(count: number, rtl: boolean): Ruler {
  const width = (count - 1) * gap
  const ruler: Ruler = { width, height: heights.tall, short: '', tall: '' }
  for (let i = 1; i <= count; i += 1) {
    const x = rtl ? width - (i - 1) * gap : (i - 1) * gap
    if (i === 1 || i === count || i % 10 === 0) ruler.tall += `M${x} 0v${heights.tall}`
    else ruler.short += `M${x} 0v${i % 5 === 0 ? heights.half : heights.short}`
  }
  return ruler
}
