import { round, star } from '../../client/ui/drawings/star.ts'
import { type Family, tile } from '../../client/ui/drawings/tile.ts'
import { colours, svg } from './mark.ts'

interface Repeat {
  size: number
  theta: number
  columns: number
  rows: number
}

/** Repeats one tile in a grid; lines that leave one edge continue at the opposite edge. */
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
  const tilePath = `<path id="cell" clip-path="url(#edge)" d="${cell.path}"/>`
  return svg(
    width,
    height,
    `<defs>${clip}${tilePath}</defs><g fill="none" stroke="${colours.green}" stroke-width="1.25">${cells}</g>`,
  )
}

export function starFile(): string {
  const path = star(120, 120, { n: 8, r: 112, theta: 45, rotation: 22.5 })
  return svg(240, 240, `<path fill="${colours.green}" d="${path}"/>`)
}
