import type { CoverRow } from '#domain/payloads/knowledge'
import { bookCoverSize } from './drawing-sizes'

const margin = 24
const indent = 28
const mostPitch = 26

/** Rectangles of each kind of row, one for each part of the book. */
export interface PlacedRows {
  filled: string
  soft: string
  outlined: string
}

/** Places the parts of a book as a list at the start edge, the last one at the bottom. */
export function placeRows(rows: readonly CoverRow[], rtl: boolean): PlacedRows {
  const space = {
    width: bookCoverSize.width - 2 * margin,
    height: bookCoverSize.height - 2 * margin,
  }
  const lines = rows.reduce((sum, { type }) => sum + (type === 'box' ? 2 : 1), 0)
  const pitch = Math.min(mostPitch, Math.floor(space.height / lines))
  const placed: PlacedRows = { filled: '', soft: '', outlined: '' }
  let y = bookCoverSize.height - margin - lines * pitch
  for (const { type, length } of rows) {
    const height = type === 'box' ? 2 * pitch : pitch
    const isField = type === 'box' || type === 'line'
    const start = type === 'subsection' ? indent : 0
    const width = Math.round(((space.width - start) * length) / 100)
    const thickness = isField ? height - 6 : Math.round(pitch * 0.4)
    const x = rtl ? bookCoverSize.width - margin - start - width : margin + start
    const d = `M${x} ${y + Math.round((height - thickness) / 2)}h${width}v${thickness}h-${width}z`
    placed[isField ? 'outlined' : type === 'subsection' ? 'soft' : 'filled'] += d
    y += height
  }
  return placed
}

/** Inner markup of the drawing of a book; `rtl` is the direction of the page. */
export function bookCoverMarkup(rows: readonly CoverRow[], rtl: boolean): string {
  const { filled, soft, outlined } = placeRows(rows, rtl)
  const parts = [
    ['fill', filled],
    ['soft', soft],
    ['line', outlined],
  ]
  return parts.map(([part, d]) => (d ? `<path class="cover__${part}" d="${d}"/>` : '')).join('')
}
