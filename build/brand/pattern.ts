import { round, star } from '../../client/ui/drawings/star.ts'
import { type Family, tile } from '../../client/ui/drawings/tile.ts'
import { colours, svg } from './mark.ts'

interface Repeat {
  size: number
  theta: number
  columns: number
  rows: number
}

/** Cells of a tiling side by side; what leaves at one edge goes on at the opposite one. */
export function pattern(family: Family, { size, theta, columns, rows }: Repeat): string {
  const cell = tile(family, size, theta)
  const [width, height] = [round(cell.width * columns), round(cell.height * rows)]
  let cells = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      cells += `<use href="#cell" x="${round(column * cell.width)}" y="${round(row * cell.height)}"/>`
    }
  }
  const clip = `<clipPath id="edge"><path d="M0 0h${cell.width}v${cell.height}H0z"/></clipPath>`
  const drawn = `<path id="cell" clip-path="url(#edge)" d="${cell.path}"/>`
  return svg(
    width,
    height,
    `<defs>${clip}${drawn}</defs><g fill="none" stroke="${colours.green}" stroke-width="1.25">${cells}</g>`,
  )
}

/** The eight-pointed star by itself. */
export function starFile(): string {
  const path = star(120, 120, { n: 8, r: 112, theta: 45, rotation: 22.5 })
  return svg(240, 240, `<path fill="${colours.green}" d="${path}"/>`)
}
