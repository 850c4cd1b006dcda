import type { Drawing } from '../content/media/drawing'
import type { Scene } from '../content/scene'

/** An item whose picture is its scene; without one, an abstract drawing of its slug. */
export interface Illustrated {
  slug: string
  scene?: Scene | undefined
  /** Look of the abstract drawing; by default the one that the slug determines. */
  drawing?: Drawing | undefined
}
