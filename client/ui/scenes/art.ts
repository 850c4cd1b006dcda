import { toTenth } from '#domain/text/numbers'
import './scenes.css'

/** Position of an object in a scene: outdoors, in a room, on a wall or in the foreground. */
export type Standing = 'out' | 'in' | 'wall' | 'front'

/** A line drawing on a grid 64 high, whose ground is at 60. */
export interface SceneArt {
  standing: Standing
  /** Share of the scene's height. */
  height: number
  width: number
  markup: string
}

/** A closed shape in the colour of paper: hides what is behind it. */
export const paper = (d: string) => `<path d="${d}"/>`
export const tint = (d: string) => `<path class="scene__tint" d="${d}"/>`
export const line = (d: string) => `<path class="scene__line" d="${d}"/>`
export const mark = (d: string) => `<path class="scene__mark" d="${d}"/>`
/** Gold on deep green. */
export const accent = (d: string) => `<path class="scene__accent" d="${d}"/>`

/** Height of the ground of the grid. */
export const ground = 60

export function art(standing: Standing, height: number, parts: string[], width = 64): SceneArt {
  return { standing, height, width, markup: parts.join('') }
}

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** A circle; its arc ends a tenth beside its start, because an arc to its own start is not drawn. */
export const ring = (x: number, y: number, r: number) =>
  `M${x} ${toTenth(y - r)}a${r} ${r} 0 1 0 .1 0z`

/** The same path at several places. */
export const repeat = (count: number, at: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => at(i)).join('')

interface Grid {
  at: readonly [x: number, y: number]
  columns: number
  rows: number
  step: readonly [x: number, y: number]
  cell: readonly [width: number, height: number]
}

export const grid = ({ at: [x, y], columns, rows, step, cell }: Grid) =>
  repeat(rows, (row) =>
    repeat(columns, (column) =>
      box(toTenth(x + column * step[0]), toTenth(y + row * step[1]), ...cell),
    ),
  )

/** Steps up and down from a point, as in a truss. */
export const zigzag = (x: number, y: number, count: number, [dx, dy]: readonly [number, number]) =>
  `M${x} ${y}l${repeat(count, (i) => `${dx} ${i % 2 ? dy : -dy} `).trim()}`
