import { toTenth } from '#domain/text/numbers'
import { type JourneyObject, journeyObjects } from './journey-objects'

/**
 * Attributes instead of rules, because the styles of a page are inlined and have a limit. The sheet
 * sets the ground and the line; the names of its variables are shortened, so none is used here.
 */
const fills = {
  ground: '',
  tint: ' fill="currentColor" fill-opacity=".2"',
  line: ' fill="none"',
}

const line = ' stroke-width="1.35"'

/** The canvas has the height of the tallest object, so that all have one scale. */
function objectMarkup({ width, tall, shapes }: JourneyObject): string {
  const height = toTenth(60 / tall)
  const paths = shapes.map(([fill, d]) => `<path${fills[fill]} d="${d}"/>`).join('')
  return `<svg viewBox="0 ${toTenth(60 - height)} ${width} ${height}"${line}>${paths}</svg>`
}

const objects = journeyObjects.map(objectMarkup).join('')

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
