import { type JourneyObject, journeyObjects } from './journey-objects'
import { placeRuler } from './journey-ruler'
import { createMemo } from './memo'
import { round } from './star'

const memo = createMemo<string>()

/**
 * Attributes instead of rules, because the styles of a page are inlined and have a limit. The sheet
 * sets the ground and the line; the names of its variables are shortened, so none is used here.
 */
const fills = {
  ground: '',
  tint: ' fill="currentColor" fill-opacity=".2"',
  solid: ' fill="currentColor" stroke="none"',
  line: ' fill="none"',
}

const line = ' stroke-width="1.35"'

/** The canvas is higher than the drawing by what it lacks to the tallest. */
function objectMarkup({ width, tall, shapes }: JourneyObject): string {
  const height = round(60 / tall)
  const paths = shapes.map(([fill, d]) => `<path${fills[fill]} d="${d}"/>`).join('')
  return `<svg viewBox="0 ${round(60 - height)} ${width} ${height}"${line}>${paths}</svg>`
}

const objects = journeyObjects
  .map((station) => `<div>${station.map(objectMarkup).join('')}</div>`)
  .join('')

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
  return memo(`${count} ${rtl}`, () => {
    const { width, height, short, tall } = placeRuler(count, rtl)
    return [
      `<div class="journey__art">${objects}</div><div class="journey__track">`,
      `<svg viewBox="0 0 ${width} ${height}" width="100%" height="32" ${stretched}${line}>`,
      `<path stroke-opacity=".5" d="${short}"/>`,
      `<path d="${tall}"/></svg>`,
      `<span><svg width="1" height="1"${thick}><path d="M0 0H${rtl ? '' : '-'}2000"/>`,
      `<path${gold} d="${star}"/></svg></span></div>`,
    ].join('')
  })
}
