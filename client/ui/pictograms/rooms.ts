import { around, canvas, type Layout, type PictogramBox, range, sumOf } from './layout'

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
