import type { CoverRow } from '#domain/payloads/knowledge'

/** Box in which the rows of a cover are drawn. */
export const rowsBox = { width: 300, height: 256 }

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
  const space = { width: rowsBox.width - 2 * margin, height: rowsBox.height - 2 * margin }
  const lines = rows.reduce((sum, { type }) => sum + (type === 'box' ? 2 : 1), 0)
  const pitch = Math.min(mostPitch, Math.floor(space.height / lines))
  const placed: PlacedRows = { filled: '', soft: '', outlined: '' }
  let y = rowsBox.height - margin - lines * pitch
  for (const { type, length } of rows) {
    const height = type === 'box' ? 2 * pitch : pitch
    const isField = type === 'box' || type === 'line'
    const start = type === 'subsection' ? indent : 0
    const width = Math.round(((space.width - start) * length) / 100)
    const thickness = isField ? height - 6 : Math.round(pitch * 0.4)
    const x = rtl ? rowsBox.width - margin - start - width : margin + start
    const d = `M${x} ${y + Math.round((height - thickness) / 2)}h${width}v${thickness}h-${width}z`
    placed[isField ? 'outlined' : type === 'subsection' ? 'soft' : 'filled'] += d
    y += height
  }
  return placed
}
