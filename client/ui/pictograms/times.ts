import { type Layout, type PictogramBox, range, sumOf } from './layout'

const page = { x: 14, y: 14, width: 292, height: 152 }
const band = 18
const inside = { x: page.x + 8, y: page.y + band + 6, width: 276, height: 124 }
/** Days of longer rows are tall. */
const longestWeek = 12

/** A page of days: a row for each week or month, or a column for each of many weeks. */
export function placeCalendar(groups: readonly number[]): Layout {
  const most = Math.max(...groups)
  const isAcross = groups.length > most
  const [columns, rows] = isAcross ? [groups.length, most] : [most, groups.length]
  const [across, down] = [inside.width / columns, inside.height / rows]
  const width = Math.min(across * 0.78, down * 0.78)
  const height = Math.min(down * 0.78, width * (columns > longestWeek ? 4 : 1))
  return {
    form: 'rect',
    marks: groups.flatMap((days, group) =>
      range(days).map((day) => {
        const [column, row] = isAcross ? [group, day] : [day, group]
        return {
          x: inside.x + (column + 0.5) * across - width / 2,
          y: inside.y + (row + 0.5) * down - height / 2,
          width,
          height,
        }
      }),
    ),
    outlines: [page],
    surfaces: [{ ...page, height: band }],
  }
}

/** Marks along a line, every tenth of them taller. */
export function placeYears(groups: readonly number[]): Layout {
  const count = sumOf(groups)
  const pitch = 288 / count
  const base = 146
  return {
    form: 'rect',
    marks: range(count).map((at): PictogramBox => {
      const height = at % 10 === 9 ? 118 : 68
      return { x: 16 + (at + 0.22) * pitch, y: base - height, width: pitch * 0.56, height }
    }),
    surfaces: [{ x: 0, y: base, width: 320, height: 34 }],
  }
}

const ruler = { x: 16, y: 36, width: 288 }
const widest = 6

/** The time of a video as a ruler, on which the first mark of each chapter is taller. */
export function placeFilm(groups: readonly number[], extent = sumOf(groups)): Layout {
  const pitch = ruler.width / extent
  const width = Math.min(widest, pitch * 0.64)
  const starts = new Set(groups.map((_, chapter) => sumOf(groups.slice(0, chapter))))
  return {
    form: 'rect',
    marks: range(sumOf(groups)).map((at): PictogramBox => {
      const height = starts.has(at) ? 30 : 14
      return { x: ruler.x + at * pitch, y: ruler.y - height, width, height }
    }),
    surfaces: [{ ...ruler, height: 2 }],
    height: ruler.y + 6,
  }
}
