import type { FixedName } from '../site/routes'

/** Interpretations of an address that no page has. */
export interface NearPages {
  /** The words of its last part, correctly spelled if the index knows them; empty if it has none. */
  text: string
  /** Pages whose path is one or two letters away. */
  names: FixedName[]
  /** Pages whose title or path has those words. */
  pages: { title: string; href: string }[]
}
