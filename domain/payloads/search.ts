import type { DateText } from '../dates/date-text'
import type { MarkedPart } from '../search/mark-terms'
import type { Locale } from '../site/locale'

export interface SearchHit {
  /** What the result is called: a service, a chapter. */
  label: string
  href: string
  locale: Locale
  title: MarkedPart[]
  text: MarkedPart[]
  trail: string[]
  date: DateText | null
  facts: string[]
}

/** What was asked for by its name, shown as itself above the results. */
export type SearchAnswer =
  | {
      kind: 'term'
      href: string
      title: string
      text: string
      other: { locale: Locale; title: string; text: string } | null
      related: { title: string; href: string }[]
    }
  | { kind: 'service'; href: string; title: string; text: string; facts: string[] }
  | { kind: 'phone'; phone: string; hours: string }
  | { kind: 'reference'; reference: string; href: string }
