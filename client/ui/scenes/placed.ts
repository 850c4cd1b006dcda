import type { SceneTag } from '#domain/content/scene'
import type { SceneArt } from './art'

/** A drawing at its place in a scene; x: its left edge, base: its lower edge. */
export interface Placed {
  tag: SceneTag
  x: number
  base: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export type SceneItem = SceneArt & { tag: SceneTag; isMain: boolean }

/** Share of the scene's height; the main thing is a little larger than it is beside others. */
export const shareOf = ({ height, isMain }: SceneItem) => height * (isMain ? 1.15 : 1)

/** Area of one drawing that another covers. */
export function coveredArea(front: Placed, back: Placed): number {
  const width = Math.min(front.x + front.width, back.x + back.width) - Math.max(front.x, back.x)
  const height =
    Math.min(front.base, back.base) - Math.max(front.base - front.height, back.base - back.height)
  return Math.max(0, width) * Math.max(0, height)
}
