import type { sceneMarkup } from '../scenes/scene-markup'
import type { coverMarkup } from './draw-cover'
import type { girihMarkup } from './draw-girih'

export interface DrawingWriters {
  cover: typeof coverMarkup
  girih: typeof girihMarkup
  scene: typeof sceneMarkup
}

/**
 * Complete in the worker from the start. The browser keeps the drawings of the first document and
 * registers the writers before it shows another page.
 */
export const drawingWriters: Partial<DrawingWriters> = {}
