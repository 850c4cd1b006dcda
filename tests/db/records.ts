import * as v from 'valibot'
import type { EntryRow } from '#db/seed/content-problem'
import { type Body, type KindName, kinds } from '#domain/content/kinds'
import { type Locale, locales } from '#domain/site/locale'

type PerLocale<T> = T | ((locale: Locale) => T)

interface RecordFields<K extends KindName> {
  body: PerLocale<Body<K>>
  title?: PerLocale<string>
  summary?: PerLocale<string>
  date?: string
  position?: number
  /** Instants, as in ISO 8601. */
  starts?: string
  ends?: string
  updated?: string
}

function inLocale<T>(value: PerLocale<T>, locale: Locale): T {
  return value instanceof Function ? value(locale) : value
}

const instant = (text: string | undefined) => (text === undefined ? null : Date.parse(text))
const defaultTitles = { ar: 'سجل', en: 'Record' }

/**
 * The rows of a sample record in both languages, with the slug in its title. Throws for a body that
 * is not of its kind.
 */
export function record<K extends KindName>(
  kind: K,
  slug: string,
  { body, title, summary, date, position = 0, starts, ends, updated }: RecordFields<K>,
): EntryRow[] {
  return locales.map((locale) => ({
    kind,
    slug,
    locale,
    position,
    title: title === undefined ? `${defaultTitles[locale]} ${slug}` : inLocale(title, locale),
    summary: summary === undefined ? null : inLocale(summary, locale),
    date: date ?? null,
    startsAt: instant(starts),
    endsAt: instant(ends),
    updatedAt: instant(updated ?? '2026-11-01T09:00:00+03:00') ?? 0,
    sample: true,
    body: v.parse(kinds[kind].body, inLocale(body, locale)),
  }))
}
