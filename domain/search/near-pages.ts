import type { Locale } from '../site/locale'
import type { FixedName } from '../site/routes'

/** A page that an address may have meant. */
export interface NearPage {
  title: string
  href: string
  /** What it is: one of the search's labels of results. */
  label: string
  /** Language of the title. */
  locale: Locale
}

/** Interpretations of an address that no page has. */
export interface NearPages {
  /** The words of its last part, correctly spelled if the index knows them; empty if it has none. */
  text: string
  /** Pages whose path is one or two letters away. */
  names: FixedName[]
  /** Pages whose title or path has those words. */
  pages: NearPage[]
}
