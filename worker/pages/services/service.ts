import type { ServicePayload } from '#client/pages/services/service/payload.ts'
import { listEntries, listTitles, readSettings } from '#db/entries/entries'
import { countScores } from '#db/feedback/ratings'
import type { Entry } from '#domain/content/entry'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat, type Format } from '#domain/dates/format'
import { type Ratings, summariseRatings } from '#domain/feedback/ratings'
import { localPath } from '#domain/site/locale'
import { subjectOf } from '#domain/site/routes'
import type { Settings } from '#domain/site/settings'
import type { Loader, LoaderDeps } from '../../payloads/loader'
import { writeCount } from '../../payloads/text/write-record-chart'
import { writeText } from '../../payloads/text/write-text'
import {
  audienceOf,
  type FactFormat,
  joinNames,
  toListItem,
  writeCost,
  writeDuration,
} from './service-facts'
import { describeService } from './service-json-ld'

type Service = Entry<'service'>

export const loadService: Loader<'service'> = async (deps, { slug = '' }) => {
  const { db, locale, now, t } = deps
  const [services, settings, counts] = await Promise.all([
    listEntries(db, 'service', locale, now),
    readSettings(db),
    countScores(db, subjectOf({ name: 'service', params: { slug } }), riyadhDate(now)),
  ])
  const service = services.find((one) => one.slug === slug)
  if (!service) return null
  const { title, body, updatedAt } = service
  const { requirements, steps, levels, questions, history } = body
  const format = createFormat({ locale, digits: settings.digits })
  const start = startOf(deps, service, settings)
  const facts = { t, format }
  const ratings = summariseRatings(counts)
  return {
    modified: format.date(updatedAt),
    slug,
    lead: service.summary ?? '',
    start,
    promise: promiseOf(facts, service),
    facts: factsOf(facts, service),
    body: writeText(body.body, deps),
    requirements,
    steps,
    levels,
    questions,
    manual: await manualOf(deps, service),
    rating: ratings && ratingOf(format, ratings),
    related: relatedTo(service, services),
    history: history.map(({ date, note }) => ({ date: format.date(date), note })),
    help: { phone: settings.channels.phone, hours: settings.channels.hours?.[locale] ?? null },
    head: { title, description: service.summary ?? title },
    jsonLd: describeService(deps, service, { start: start?.href ?? null, ratings }),
  }
}

function startOf(
  { locale }: LoaderDeps,
  { body: { start, platform } }: Service,
  { platforms }: Settings,
): ServicePayload['start'] {
  if (!start) return null
  const address = platform ? platforms[platform] : start.address
  return { href: address ? inLanguage(address, locale) : null, note: start.note }
}

/** Null for a service that takes no whole day. Its result is that of the measure with the same target. */
function promiseOf(facts: FactFormat, { body }: Service): ServicePayload['promise'] {
  const duration = writeDuration(facts, body)
  if (!body.duration || !duration) return null
  const { t } = facts
  // Targets are texts of editors, whose digits are always Latin.
  const target = t('services.workingDays', { count: body.duration })
  const measured = body.levels?.measures.find((one) => one.target === target)?.measured
  const period = body.levels?.period ?? ''
  return {
    chart: writePromise(facts, body.duration, measured),
    isLate: (daysOf(facts, measured) ?? 0) > body.duration,
    duration,
    result: measured ? t('services.promise.result', { period, measured }) : null,
  }
}

/** Null for a measure that is not in whole working days. */
function daysOf({ t }: FactFormat, measured?: string | null): number | null {
  const days = Number.parseInt(measured ?? '', 10)
  return measured === t('services.workingDays', { count: days }) ? days : null
}

/**
 * Draws the promised days, those that were needed filled. Days beyond the promise are hollow, and
 * without a measure in whole days all promised ones are filled.
 */
function writePromise(facts: FactFormat, promised: number, measured?: string | null) {
  const { t } = facts
  const unit = t('services.workingDay')
  const needed = daysOf(facts, measured)
  if (needed === null) {
    return writeCount({ total: promised }, { unit: t('services.promisedDay') }, facts)
  }
  return needed > promised
    ? writeCount(
        { total: needed, filled: promised },
        { unit, filled: t('services.promise.promised'), rest: t('services.promise.over') },
        facts,
      )
    : writeCount(
        { total: promised, filled: needed },
        { unit, filled: t('services.promise.needed'), rest: t('services.promise.left') },
        facts,
      )
}

function inLanguage(address: string, locale: LoaderDeps['locale']): string {
  return address.startsWith('/') ? localPath(address, locale) : address
}

async function manualOf({ db, locale, now }: LoaderDeps, { body: { manual } }: Service) {
  if (!manual) return null
  const [book] = await listTitles(db, 'book', locale, now, [manual.book])
  return book ? { slug: book.slug, title: book.title, note: manual.note } : null
}

function factsOf(facts: FactFormat, { body }: Service): ServicePayload['facts'] {
  const { t, format } = facts
  const values = {
    duration: writeDuration(facts, body),
    cost: body.cost && writeCost(facts, body.cost),
    audience: audienceOf(facts, body),
    channels: joinNames(facts, body.channels, (value, at) =>
      toListItem(t(`services.channelNames.${value}`), at),
    ),
    languages: joinNames(facts, body.languages, (value) => t(`services.languageNames.${value}`)),
    launched: body.launched && format.date(body.launched),
    hours: body.hours,
  }
  const names = Object.keys(values) as (keyof typeof values)[]
  return names.flatMap((name) => {
    const value = values[name]
    const note = name === 'cost' ? (body.cost?.note ?? null) : null
    return value ? [{ name: t(`services.${name}`), value, note }] : []
  })
}

function ratingOf(
  format: Format,
  { count, average, shares }: Ratings,
): NonNullable<ServicePayload['rating']> {
  return {
    count,
    average,
    mean: format.number(average),
    shares: shares.map(({ count: given, ...share }) => ({ ...share, count: format.number(given) })),
  }
}

function relatedTo({ body }: Service, services: readonly Service[]): ServicePayload['related'] {
  return body.related.flatMap((slug) =>
    services
      .filter((other) => other.slug === slug)
      .map(({ title, body: { icon } }) => ({ slug, icon, title })),
  )
}
