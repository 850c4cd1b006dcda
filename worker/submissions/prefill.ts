import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { findEntry, listEntries } from '#db/entries/entries'
import type { FormName } from '#domain/forms/registry'
import { type Locale, otherLocale } from '#domain/site/locale'
import { loadFormOptions } from '../pages/form-options'
import type { PayloadDeps } from '../payloads/payload-reader'
import { beforeDeadline, deadlines } from '../runtime/deadlines'
import type { TokenDeps } from '../security/tokens'
import { readTracked } from './receipt'

interface ServiceDeps {
  db: Database
  /** Epoch ms. */
  now: number
}

export type PrefillDeps = ServiceDeps & TokenDeps & PayloadDeps

type Values = Record<string, string>

/** The topic of a question about a service without a topic of its own. */
const otherTopic = 'other'

const aboutLine = (locale: Locale, service: string) =>
  translators[locale]('contact.about', { service })

/** Topic and first line of a question about a service; empty for an unknown slug. */
async function serviceValues(deps: PrefillDeps, locale: Locale, slug: string): Promise<Values> {
  const { db, now } = deps
  const reading = findEntry(db, 'service', slug, locale, now)
  const [service, { lists }] = await Promise.all([
    beforeDeadline(deadlines.d1Read, reading),
    loadFormOptions(deps, locale),
  ])
  if (!service) return {}
  const topicValue = service.body.requestTopic ?? otherTopic
  const topic = lists.topics.find(({ value }) => value === topicValue)
  return { ...(topic && { type: topic.value }), message: `${aboutLine(locale, service.title)}\n\n` }
}

async function supportValues(
  deps: PrefillDeps,
  locale: Locale,
  query: URLSearchParams,
): Promise<Values> {
  const [kindValue, slug] = [query.get('kind'), query.get('about')]
  if (!kindValue && !slug) return {}
  const { lists } = await loadFormOptions(deps, locale)
  const kind = lists.kinds.find(({ value }) => value === kindValue)
  const service = slug ? await serviceValues(deps, locale, slug) : {}
  return { ...(kind && { mainType: kind.value }), ...service }
}

/**
 * Values from the query: `/contact?kind=&about=` fills in kind and subject, a receipt's `track` token
 * the reference of the inquiry. Unknown values are ignored.
 */
export async function readPrefill(
  deps: PrefillDeps,
  form: FormName,
  locale: Locale,
  query: URLSearchParams,
): Promise<Values> {
  if (form === 'support') return supportValues(deps, locale, query)
  const token = form === 'inquiry' ? query.get('track') : null
  const ticketNumber = token && (await readTracked(deps, token))
  return ticketNumber ? { ticketNumber } : {}
}

/** Translates the prefilled line that names a service into the locale switched to. */
export async function translatePrefill(
  { db, now }: ServiceDeps,
  locale: Locale,
  values: Values,
): Promise<Values> {
  const from = otherLocale(locale)
  const [first = '', ...rest] = values.message?.split('\n') ?? []
  if (!first.startsWith(aboutLine(from, '').trim())) return values
  const listing = Promise.all([
    listEntries(db, 'service', from, now),
    listEntries(db, 'service', locale, now),
  ])
  const [sources = [], targets = []] = (await beforeDeadline(deadlines.d1Read, listing)) ?? []
  const source = sources.find(({ title }) => aboutLine(from, title) === first.trim())
  const target = targets.find(({ slug }) => slug === source?.slug)
  if (!target) return values
  return { ...values, message: [aboutLine(locale, target.title), ...rest].join('\n') }
}
