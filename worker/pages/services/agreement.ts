import type {
  AgreementPayload,
  AmountText,
  WindowRow,
} from '#client/pages/services/agreement/payload.ts'
import { listEntries, readSettings } from '#db/entries/entries'
import { joiningWindows, windowState } from '#domain/content/services/joining-windows'
import { riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import { type Locale, localPath } from '#domain/site/locale'
import { fillPath, routePath } from '#domain/site/routes'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import {
  type AgreementEntry,
  type AgreementTextDeps,
  describeAxis,
  toNamed,
} from './agreement-texts'
import { findAgreementsFile } from './framework-agreements'

/** schema.org Service with what entities may order, for the term of the agreement. */
function describeAgreement(
  { origin, locale, t }: Pick<LoaderDeps, 'origin' | 'locale' | 't'>,
  { slug, title, summary, body }: AgreementEntry,
): object {
  const url = origin + routePath('agreement', locale, { slug })
  const { type, start, end } = body.term
  return {
    '@type': 'Service',
    '@id': `${url}#agreement`,
    name: title,
    description: summary,
    url,
    serviceType: t(`agreements.kinds.${type}`),
    category: t(`agreements.categories.${body.category}`),
    provider: { '@id': `${origin}/#organization` },
    audience: { '@type': 'Audience', audienceType: body.entities },
    offers: { '@type': 'Offer', validFrom: start, validThrough: end },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: t('agreements.scope'),
      itemListElement: body.scope.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
  }
}

const amountScales = [
  ['billions', 1_000_000_000],
  ['millions', 1_000_000],
] as const

/** An amount in riyals as it is read: in billions or millions if two decimals are exact. */
function writeAmount(value: number, { t, format }: { t: Translate; format: Format }): AmountText {
  const exact = t('agreements.riyals', { amount: format.number(value) })
  const scale = amountScales.find(
    ([, unit]) => value >= unit && Number.isInteger(value / (unit / 100)),
  )
  if (!scale) return { value, short: exact, exact }
  const [name, unit] = scale
  return {
    value,
    short: t(`agreements.${name}`, {
      value: value / unit,
      amount: format.number(value / unit),
    }),
    exact,
  }
}

export const loadAgreement: Loader<'agreement'> = async (deps, { slug = '' }) => {
  const { db, locale, now, t } = deps
  const [agreements, format, csv, { channels }] = await Promise.all([
    listEntries(db, 'agreement', locale, now),
    loadFormat(deps),
    findAgreementsFile(deps),
    readSettings(db),
  ])
  const agreement = agreements.find((one) => one.slug === slug)
  if (!agreement) return null
  const { title, summary, updatedAt, body } = agreement
  const texts: AgreementTextDeps = { format, today: riyadhDate(now) }
  const { term, category, entities, scope, smallFirms, steps, priceReview, documents } = body
  const windows = describeWindows(agreement, texts, locale)
  const related = body.related.flatMap((name) => agreements.filter((one) => one.slug === name))
  return {
    ...toNamed(agreement, texts),
    modified: format.date(updatedAt),
    lead: summary ?? '',
    axis: describeAxis({ from: term.start, to: term.end }, texts),
    category: t(`agreements.categories.${category}`),
    contractors: format.number(body.contractors),
    value: writeAmount(body.value, { t, format }),
    entities,
    scope,
    windows,
    smallFirms,
    steps,
    priceReview,
    documents,
    cohorts: describeCohorts(agreement, texts),
    files: {
      calendar: windows.length > 0 ? calendarPath(slug, locale) : null,
      csv,
      json: `/api/v1/agreements/${slug}?lang=${locale}`,
    },
    history: body.history.map(({ date, note }) => ({ date: format.date(date), note })),
    contact: { email: channels.email ?? null, phone: channels.phone ?? null },
    related: related.map((one) => toNamed(one, texts)),
    head: { title, description: excerpt(summary ?? title) },
    jsonLd: [describeAgreement(deps, agreement)],
  }
}

function calendarPath(file: string, locale: Locale): string {
  return localPath(`${fillPath('frameworkAgreements')}/${file}.ics`, locale)
}

function describeWindows(
  { slug, body: { term, cohorts } }: AgreementEntry,
  { format, today }: AgreementTextDeps,
  locale: Locale,
): WindowRow[] {
  return joiningWindows(term).map((window, at) => {
    const state = windowState(window, today)
    return {
      opens: format.date(window.opens),
      closes: format.date(window.closes),
      state,
      joined: cohorts?.windows[at] ?? null,
      calendar: state === 'past' ? null : calendarPath(`${slug}-${window.opens}`, locale),
    }
  })
}

function describeCohorts(
  { body: { term, cohorts } }: AgreementEntry,
  { format }: AgreementTextDeps,
): AgreementPayload['cohorts'] {
  if (!cohorts) return []
  const windows = joiningWindows(term)
  const monthOf = (day: string) => format.monthOfYear(day.slice(0, 7))
  const joined = cohorts.windows.flatMap((count, at) => {
    const opens = windows[at]?.opens
    return opens ? [{ window: at + 1, month: monthOf(opens), count }] : []
  })
  return [{ window: null, month: monthOf(term.start), count: cohorts.signing }, ...joined]
}
