import { type Locale, otherLocale } from '#domain/site/locale'

export class MissingLanguage extends Error {
  constructor(
    readonly field: string,
    readonly locale: Locale,
  ) {
    super(`"${locale}" is missing: add it next to "${otherLocale(locale)}"`)
  }
}

/**
 * Content of one language: `ar` and `en` next to each other are replaced by the value of `locale`.
 * Throws `MissingLanguage` if only one of them exists.
 */
export function localise(value: unknown, locale: Locale, field = ''): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => localise(item, locale, join(field, String(index))))
  }
  if (!isRecord(value)) return value
  const { ar, en, ...facts } = value
  const common = Object.fromEntries(
    Object.entries(facts).map(([key, item]) => [key, localise(item, locale, join(field, key))]),
  )
  if (ar === undefined && en === undefined) return common
  if (ar === undefined) throw new MissingLanguage(join(field, 'ar'), 'ar')
  if (en === undefined) throw new MissingLanguage(join(field, 'en'), 'en')
  const words = localise(locale === 'ar' ? ar : en, locale, join(field, locale))
  return isRecord(words) ? { ...common, ...words } : words
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`
}
