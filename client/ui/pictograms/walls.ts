import { canvas, type Layout, type PictogramBox, placeTensIn, range, sumOf } from './layout'

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
