import { findEntry, listEntries } from '#db/entries/entries'
import type { FormName } from '#domain/forms/registry'
import { translators } from '#domain/messages/translators'
import { type Locale, otherLocale } from '#domain/site/locale'
import { loadBasis } from '../payloads/load-page'
import { budgets, ifWithin } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { readTracked } from './receipt'

type Values = Record<string, string>

/** The topic for a question about a service that names none. */
const otherTopic = 'other'

const lineOf = (locale: Locale, service: string) =>
  translators[locale]('contact.about', { service })

/** Subject and first line of a question about a service; nothing for a slug that names none. */
async function aboutService(work: Work, locale: Locale, slug: string): Promise<Values> {
  const { db, now } = work
  const reading = findEntry(db, 'service', slug, locale, now)
  const [service, { lists }] = await Promise.all([
    ifWithin(budgets.d1Read, reading),
    loadBasis(work, locale),
  ])
  if (!service) return {}
  const wanted = service.body.requestTopic ?? otherTopic
  const topic = lists.topics.find(({ value }) => value === wanted)
  return { ...(topic && { type: topic.value }), message: `${lineOf(locale, service.title)}\n\n` }
}

async function readSupport(work: Work, locale: Locale, query: URLSearchParams): Promise<Values> {
  const [kind, about] = [query.get('kind'), query.get('about')]
  if (!kind && !about) return {}
  const { lists } = await loadBasis(work, locale)
  const found = lists.kinds.find(({ value }) => value === kind)
  const subject = about ? await aboutService(work, locale, about) : {}
  return { ...(found && { mainType: found.value }), ...subject }
}

/**
 * What a page's address fills in of its form: `/contact?kind=&about=` kind and subject (decision 51),
 * a receipt's link to the inquiry the number. A value that names nothing is ignored.
 */
export async function readPrefill(
  work: Work,
  form: FormName,
  locale: Locale,
  query: URLSearchParams,
): Promise<Values> {
  if (form === 'support') return readSupport(work, locale, query)
  const token = form === 'inquiry' ? query.get('track') : null
  const ticketNumber = token && (await readTracked(work, token))
  return ticketNumber ? { ticketNumber } : {}
}

/** The values of a form in the language switched to: the line that names a service is translated. */
export async function translatePrefill(
  work: Work,
  locale: Locale,
  values: Values,
): Promise<Values> {
  const { db, now } = work
  const from = otherLocale(locale)
  const [first = '', ...rest] = values.message?.split('\n') ?? []
  if (!first.startsWith(lineOf(from, '').trim())) return values
  const listing = Promise.all([
    listEntries(db, 'service', from, now),
    listEntries(db, 'service', locale, now),
  ])
  const [here = [], there = []] = (await ifWithin(budgets.d1Read, listing)) ?? []
  const service = here.find(({ title }) => lineOf(from, title) === first.trim())
  const twin = there.find(({ slug }) => slug === service?.slug)
  if (!twin) return values
  return { ...values, message: [lineOf(locale, twin.title), ...rest].join('\n') }
}
