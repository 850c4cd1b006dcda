import { findEntry, readSettings } from '#db/entries/entries'
import type { SearchResult } from '#db/search/find-documents'
import { findTerm, findTermLinks } from '#db/search/find-titles'
import type { Found } from '#db/search/read-hits'
import type { Format } from '#domain/dates/format'
import type { SearchAnswer } from '#domain/payloads/search'
import { namedReference, type Query } from '#domain/search/query'
import { stemPhrase } from '#domain/search/stem-word'
import { localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'
import { factsOf } from './present-hit'

/** Ways to ask for the phone number. */
const phonePhrases = new Set(
  [
    'رقم الهاتف، الهاتف، هاتف، رقم التواصل، رقم الهيئة، رقم هاتف الهيئة، اتصال، الرقم الموحد، الرقم الموحد للهيئة، رقم خدمة العملاء، اتصل بكم، كيف أتصل بكم، كيف أتواصل معكم، أكلمكم',
    'phone، phone number، telephone، telephone number، contact number، call، hotline، call centre، call center',
  ]
    .flatMap((line) => line.split('،'))
    .map(stemPhrase),
)

/** A typed reference number leads to the page where its status is shown; it is looked up nowhere. */
export function findReference(
  text: string,
  { locale }: Pick<LoaderDeps, 'locale'>,
): SearchAnswer | null {
  const reference = namedReference(text)
  return reference ? { kind: 'reference', reference, href: routePath('inquiry', locale) } : null
}

async function findPhone({ db, locale }: LoaderDeps, text: string): Promise<SearchAnswer | null> {
  const digits = text.replace(/\D/g, '')
  const isNamed = phonePhrases.has(stemPhrase(text))
  if (!isNamed && digits.length < 7) return null
  const { channels } = await readSettings(db)
  const { phone, hours } = channels
  const isNumber =
    digits.length >= 7 && phone?.replace(/\D/g, '').endsWith(digits.replace(/^0+/, ''))
  if (!phone || !(isNamed || isNumber)) return null
  return { kind: 'phone', phone, hours: hours?.[locale] ?? '' }
}

async function findNamedTerm(
  database: D1Database,
  { db, locale, now }: LoaderDeps,
  { units }: SearchResult,
): Promise<SearchAnswer | null> {
  const [slug] = units.length === 1 ? (units[0]?.slugs ?? []) : []
  if (slug === undefined) return null
  const [rows, entry] = await Promise.all([
    findTerm(database, slug, now),
    findEntry(db, 'term', slug, locale, now),
  ])
  const own = rows.find((row) => row.locale === locale)
  const other = rows.find((row) => row.locale !== locale)
  if (!own) return null
  const related = await findTermLinks(database, entry?.body.related ?? [], { locale, now })
  return {
    kind: 'term',
    href: localPath(own.path, locale),
    title: own.title,
    text: own.summary,
    other: other ? { locale: other.locale, title: other.title, text: other.summary } : null,
    related: related.map(({ title, path }) => ({ title, href: localPath(path, locale) })),
  }
}

/** A term, a service or the phone number that the query names; null if it names none. */
export async function findAnswer(
  database: D1Database,
  deps: LoaderDeps,
  query: Query,
  result: SearchResult,
  format: Format,
): Promise<SearchAnswer | null> {
  const phone = await findPhone(deps, query.text)
  if (phone) return phone
  const term = await findNamedTerm(database, deps, result)
  if (term) return term
  return findNamedService(deps, result, format)
}

/** The service whose whole name is in the query. */
function findNamedService(
  { t }: LoaderDeps,
  { units, hits }: SearchResult,
  format: Format,
): SearchAnswer | null {
  const queryStems = new Set(units.flatMap(({ terms }) => terms.map(({ stem }) => stem)))
  const isNamed = ({ type, title }: Found) =>
    type === 'service' &&
    stemPhrase(title)
      .split(' ')
      .every((stem) => queryStems.has(stem))
  const service = hits.find(isNamed)
  if (!service) return null
  return {
    kind: 'service',
    href: localPath(service.path, service.locale),
    title: service.title,
    text: service.summary,
    facts: factsOf(service, { t, format }),
  }
}
