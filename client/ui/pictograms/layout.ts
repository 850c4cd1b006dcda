export const canvas = { width: 320, height: 180 }

export interface PictogramBox {
  x: number
  y: number
  width: number
  height: number
}

/** Outline of a mark, or of the place around the marks. */
export type MarkOutline = 'rect' | 'round' | 'door' | 'sheet' | 'bed' | 'pennant' | 'string'

export interface Layout {
  form: MarkOutline
  /** One for each unit, in reading direction from left to right. */
  marks: PictogramBox[]
  /** The place: walls, table tops, a stage. */
  outlines?: PlacedBox[]
  surfaces?: PlacedBox[]
  /** Default: that of the canvas. */
  height?: number
}

export type PlacedBox = PictogramBox & { form?: MarkOutline }

export const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A box around a point. */
export const around = (x: number, y: number, width: number, height = width): PictogramBox => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

interface Grid {
  /** Ratio of the width of a mark to its height. */
  ratio: number
  /** Space between marks as a part of their width. */
  gap?: number
}

/** Marks in rows of whole tens that stand apart, as large as fits into a box, in its middle. */
export function placeTensIn(
  count: number,
  box: PictogramBox,
  { ratio, gap = 0.35 }: Grid,
): PictogramBox[] {
  const best = [5, 10, 20, 30, 40, 50]
    .filter((columns) => columns <= Math.max(5, count))
    .map((columns) => {
      const rows = Math.ceil(count / columns)
      const breaks = Math.floor((columns - 1) / 10)
      const across = box.width / (columns + (columns - 1) * gap + breaks * gap * 2)
      const down = (box.height * ratio) / (rows + (rows - 1) * gap * ratio)
      return { columns, rows, width: Math.min(across, down) }
    })
    .reduce((one, other) => (other.width > one.width ? other : one))
  const { columns, rows, width } = best
  const [height, space] = [width / ratio, width * gap]
  const used = Math.min(columns, count)
  const fullWidth = xOf(used - 1, width, space) + width
  const left = box.x + (box.width - fullWidth) / 2
  const top = box.y + (box.height - rows * height - (rows - 1) * space) / 2
  return range(count).map((at) => ({
    x: left + xOf(at % columns, width, space),
    y: top + Math.floor(at / columns) * (height + space),
    width,
    height,
  }))
}

const xOf = (column: number, width: number, space: number) =>
  column * (width + space) + Math.floor(column / 10) * space * 2
