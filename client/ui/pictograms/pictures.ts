import { sumOf } from '#domain/text/numbers'
import { around, canvas, type Layout, type PictogramBox, placeTensIn, range } from './layout'

const inner = { x: 24, y: 22, width: 272, height: 136 }

/** Cards on a board, in tens. */
export const placeBoard = (groups: readonly number[]): Layout => ({
  form: 'rect',
  marks: placeTensIn(sumOf(groups), inner, { ratio: 0.8 }),
  outlines: [{ x: 12, y: 12, width: 296, height: 156 }],
})

export const placeSheets = (groups: readonly number[]): Layout => ({
  form: 'sheet',
  marks: placeTensIn(sumOf(groups), inner, { ratio: 0.74 }),
})

export const placeDoors = (groups: readonly number[]): Layout => ({
  form: 'door',
  marks: placeTensIn(sumOf(groups), { ...inner, x: 16, width: 288 }, { ratio: 0.62 }),
})

const floorLine = { x: 0, y: 158, width: canvas.width, height: 22 }

/** Windows of a building, floor by floor from the ground; a filled part is its lower floors. */
export function placeFacade(groups: readonly number[]): Layout {
  const [left, top, width] = [24, 22, 272]
  const most = Math.max(...groups)
  const [across, down] = [(width - 12) / most, (floorLine.y - top - 8) / groups.length]
  return {
    form: 'rect',
    marks: groups.flatMap((count, floor) =>
      range(count).map((at) => ({
        x: left + 6 + (at + 0.2 + (most - count) / 2) * across,
        y: floorLine.y - (floor + 0.8) * down - 2,
        width: across * 0.6,
        height: down * 0.6,
      })),
    ),
    outlines: [{ x: left, y: top, width, height: floorLine.y - top }],
    surfaces: [floorLine, { x: left - 4, y: top - 6, width: width + 8, height: 6 }],
  }
}

/** Boxes on the ground, a pile for each group. */
export function placePiles(groups: readonly number[]): Layout {
  const most = Math.max(...groups)
  const columns = Math.ceil(most / 10) + (most > 6 && groups.length < 5 ? 1 : 0)
  const high = Math.ceil(most / columns)
  const slot = 288 / groups.length
  const pitch = Math.min((slot * 0.8) / columns, 132 / high, 30)
  return {
    form: 'rect',
    marks: groups.flatMap((count, pile) => {
      const left = 16 + slot * (pile + 0.5) - (columns * pitch) / 2
      return range(count).map((at) => ({
        x: left + (at % columns) * pitch,
        y: floorLine.y - (Math.floor(at / columns) + 1) * pitch + pitch * 0.1,
        width: pitch * 0.86,
        height: pitch * 0.86,
      }))
    }),
    surfaces: [floorLine],
  }
}

/** Pennants on strings across a wall. */
export function placePennants(groups: readonly number[]): Layout {
  const drop = 150 / groups.length
  const strings = groups.map((_, at) => 22 + at * drop)
  return {
    form: 'pennant',
    marks: groups.flatMap((count, at) => {
      const pitch = 296 / count
      return range(count).map((one): PictogramBox => {
        const along = (one + 0.5) / count
        const sag = (1 - (2 * along - 1) ** 2) * 9
        return {
          x: 12 + (one + 0.14) * pitch,
          y: (strings[at] ?? 0) + sag,
          width: pitch * 0.72,
          height: Math.min(pitch * 0.9, drop * 0.66),
        }
      })
    }),
    outlines: strings.map((y) => ({
      x: 0,
      y: y - 5,
      width: canvas.width,
      height: 14,
      form: 'string',
    })),
  }
}

const room = { x: 10, y: 10, width: 300, height: 160 }
const stage = { x: canvas.width / 2, y: 164 }
const arcs = { inner: 44, outer: 136 }

/** Seats in half circles around a stage, in the order of their angle: a part of them is a sector. */
export function placeHall(groups: readonly number[]): Layout {
  const count = sumOf(groups)
  const depth = arcs.outer - arcs.inner
  const pitch = Math.sqrt((Math.PI / 2) * (arcs.outer ** 2 - arcs.inner ** 2)) / Math.sqrt(count)
  const rows = Math.max(1, Math.round(depth / pitch))
  const radii = range(rows).map((row) => arcs.inner + (depth * (row + 0.5)) / rows)
  const seats = share(count, radii).flatMap((inRow, row) =>
    range(inRow).map((at) => ({ angle: ((at + 0.5) / inRow) * Math.PI, radius: radii[row] ?? 0 })),
  )
  const side = Math.min(pitch * 0.62, (depth / rows) * 0.7, 17)
  return {
    form: count > 120 ? 'rect' : 'round',
    marks: seats
      .sort((one, other) => one.angle - other.angle || one.radius - other.radius)
      .map(({ angle, radius }) =>
        around(stage.x - Math.cos(angle) * radius, stage.y - Math.sin(angle) * radius, side),
      ),
    outlines: [room],
    surfaces: [{ ...around(stage.x, stage.y, 52, 12) }],
  }
}

/** Whole numbers in proportion to the weights, whose sum is the total. */
function share(total: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights)
  let given = 0
  let weight = 0
  return weights.map((one) => {
    weight += one
    const count = Math.round((total * weight) / whole) - given
    given += count
    return count
  })
}

/** Round tables with their seats. */
export function placeTables(groups: readonly number[]): Layout {
  const { columns, rows } = range(groups.length)
    .map((at) => ({ columns: at + 1, rows: Math.ceil(groups.length / (at + 1)) }))
    // Few empty places, and rather a wide row than two.
    .map((one) => ({ ...one, worth: cellOf(one) + 6 * one.columns - 3 * one.columns * one.rows }))
    .reduce((one, other) => (other.worth > one.worth ? other : one))
  const cell = Math.min(cellOf({ columns, rows }), 96)
  const middles = groups.map((_, at) => {
    const row = Math.floor(at / columns)
    const inRow = Math.min(columns, groups.length - row * columns)
    return {
      x: canvas.width / 2 + ((at % columns) - (inRow - 1) / 2) * (room.width / columns),
      y: canvas.height / 2 + (row - (rows - 1) / 2) * (room.height / rows),
    }
  })
  const most = Math.max(...groups)
  const radius = cell * 0.37
  const side = Math.min(cell * 0.17, (2 * Math.PI * radius * 0.72) / most)
  return {
    form: 'round',
    marks: groups.flatMap((seats, table) =>
      range(seats).map((at) => {
        const angle = (at / seats) * 2 * Math.PI - Math.PI / 2
        const { x = 0, y = 0 } = middles[table] ?? {}
        return around(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, side)
      }),
    ),
    outlines: [room],
    surfaces: middles.map(({ x, y }) => ({ ...around(x, y, cell * 0.48), form: 'round' })),
  }
}

const cellOf = ({ columns, rows }: { columns: number; rows: number }) =>
  Math.min(room.width / columns, room.height / rows)

/** Rooms with one bed at both sides of a corridor; two groups share a corridor. */
export function placeWard(groups: readonly number[]): Layout {
  const bands = Math.ceil(groups.length / 2)
  const corridor = 22
  const depth = (room.height / bands - corridor) / 2
  const rooms = groups.flatMap((count, at): PictogramBox[] => {
    const top = room.y + Math.floor(at / 2) * (room.height / bands)
    const y = at % 2 === 0 ? top : top + depth + corridor
    const width = room.width / count
    return range(count).map((one) => ({ x: room.x + one * width, y, width, height: depth }))
  })
  return {
    form: 'bed',
    marks: rooms.map(({ x, y, width, height }) => ({
      ...around(
        x + width / 2,
        y + height / 2,
        Math.min(width * 0.62, height * 0.42),
        height * 0.68,
      ),
    })),
    outlines: rooms,
    surfaces: range(bands).map((band) => ({
      ...room,
      y: room.y + band * (room.height / bands) + depth,
      height: corridor,
    })),
  }
}

const page = { x: 14, y: 14, width: 292, height: 152 }
const band = 18
const inside = { x: page.x + 8, y: page.y + band + 6, width: 276, height: 124 }
/** Longest row of square days; those of longer rows are taller. */
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
