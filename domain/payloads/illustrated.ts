import type { Scene } from '../content/scene'

/** Colours and pattern of a generated drawing. */
interface Drawing {
  tone: 'deep' | 'mint' | 'leaf' | 'sand' | 'slate' | 'mist'
  motif: 'field' | 'medallion' | 'dunes' | 'arches' | 'band' | 'screen'
}

/** An item whose picture is its scene; without one, an abstract drawing of its slug. */
export interface Illustrated {
  slug: string
  scene?: Scene | undefined
  /** Look of the abstract drawing; by default the one that the slug determines. */
  drawing?: Drawing | undefined
}
