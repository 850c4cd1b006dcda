import type { Pictogram } from '#domain/payloads/record-chart'
import { round } from '../drawings/star'
import type { PlacedChart } from '../record-charts/placed-chart'
import { canvas, type Layout, type MarkOutline, type PictogramBox, type PlacedBox } from './layout'
import {
  placeBoard,
  placeCalendar,
  placeDoors,
  placeFacade,
  placeFilm,
  placeHall,
  placePennants,
  placePiles,
  placeSheets,
  placeTables,
  placeWard,
  placeYears,
} from './pictures'

const placers: Record<Pictogram['shape'], (groups: readonly number[], extent?: number) => Layout> =
  {
    hall: placeHall,
    tables: placeTables,
    ward: placeWard,
    board: placeBoard,
    sheets: placeSheets,
    doors: placeDoors,
    facade: placeFacade,
    piles: placePiles,
    pennants: placePennants,
    calendar: placeCalendar,
    years: placeYears,
    film: placeFilm,
  }

/** Outline of one box as a single path; lengths are rounded to a tenth. */
const writers: Record<MarkOutline, (box: PictogramBox) => string> = {
  rect: ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`,
  round: ({ x, y, width, height }) => {
    // Rounded down: a larger radius would draw two arcs that do not meet in a circle.
    const r = Math.floor(width * 5) / 10
    return `M${x} ${round(y + height / 2)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0-${width} 0`
  },
  door: ({ x, y, width, height }) => {
    const arch = round(width / 2)
    return `M${x} ${round(y + height)}v${round(arch - height)}q0-${arch} ${arch}-${arch}t${round(width - arch)} ${arch}v${round(height - arch)}z`
  },
  sheet: ({ x, y, width, height }) => {
    const fold = round(width * 0.35)
    return `M${x} ${y}h${round(width - fold)}l${fold} ${fold}v${round(height - fold)}h-${width}z`
  },
  bed: ({ x, y, width, height }) => {
    const inset = round(width * 0.18)
    const [pillow, deep] = [round(width - 2 * inset), round(height * 0.2)]
    return `M${x} ${y}h${width}v${height}h-${width}zm${inset} ${inset}v${deep}h${pillow}v-${deep}z`
  },
  pennant: ({ x, y, width, height }) => `M${x} ${y}h${width}l-${round(width / 2)} ${height}z`,
  string: ({ x, y, width, height }) => `M${x} ${y}q${round(width / 2)} ${height * 2} ${width} 0`,
}

/** Places a pictogram in a frame of one size; the filled marks come first in reading direction. */
export function placePictogram(
  { shape, groups, filled, rest, extent }: Pictogram,
  rtl: boolean,
): PlacedChart {
  const layout = placers[shape](groups, extent)
  const { form, marks, outlines = [], surfaces = [], height = canvas.height } = layout
  const draw = (boxes: readonly PlacedBox[], fallback: MarkOutline) =>
    boxes.map((box) => writers[box.form ?? fallback](toFrame(box, rtl))).join('')
  return {
    height,
    shapes: [
      { part: 'band', d: draw(surfaces, 'rect') },
      { part: 'line', d: draw(outlines, 'rect') },
      { part: 'filled', d: draw(marks.slice(0, filled), form), count: filled },
      { part: rest, d: draw(marks.slice(filled), form), count: marks.length - filled },
    ],
  }
}

function toFrame({ x, y, width, height }: PictogramBox, rtl: boolean): PictogramBox {
  return {
    x: round(rtl ? canvas.width - x - width : x),
    y: round(y),
    width: round(width),
    height: round(height),
  }
}
