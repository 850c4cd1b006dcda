import { listEntries } from '#db/entries/entries'
import { readSettings } from '#db/entries/settings'
import { type Entry, newestChange } from '#domain/content/entry'
import {
  agreementStatus,
  agreementTypes,
  nextJoining,
} from '#domain/content/services/joining-windows'
import { daysBetween, riyadhDate } from '#domain/dates/calendar'
import { createFormat, type Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { AgreementRow } from '#domain/payloads/services'
import { routePath } from '#domain/site/routes'
import type { Loader } from '../../loader'
import { applyFacets, type FacetDefinition } from '../pages/facets'
import { listHead } from '../pages/list-head'

type Agreement = Entry<'agreement'>

/** `upcoming` is no option; `joining` agreements also count as `running`. */
const offeredStatuses = ['running', 'joining', 'ended'] as const
const order = ['joining', 'running', 'upcoming', 'ended']

export const loadFrameworkAgreements: Loader<'frameworkAgreements'> = async (
  { db, locale, now, t },
  params,
) => {
  const [agreements, { digits }] = await Promise.all([
    listEntries(db, 'agreement', locale, now),
    readSettings(db),
  ])
  const today = riyadhDate(now)
  const list = routePath('frameworkAgreements', locale)
  const modified = newestChange(agreements)
  const part = applyFacets(agreements, facetsOf(t, today), params, list)
  if (modified === null || !part) return null
  const { shown, facetedList } = part
  const format = createFormat({ locale, digits })
  const rows = shown.map((agreement) => toRow(agreement, { t, format, today }))
  return {
    modified: format.date(modified),
    facetedList,
    agreements: rows.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status)),
    head: listHead(
      t,
      'frameworkAgreements',
      facetedList.applied.map(({ label }) => label),
      1,
    ),
  }
}

function facetsOf(t: Translate, today: string): FacetDefinition<Agreement>[] {
  return [
    {
      name: 'type',
      title: t('agreements.type'),
      options: agreementTypes.map((value) => ({ value, label: t(`agreements.types.${value}`) })),
      has: ({ body }, value) => body.term.type === value,
    },
    {
      name: 'status',
      title: t('agreements.status'),
      options: offeredStatuses.map((value) => ({
        value,
        label: t(`agreements.statuses.${value}`),
      })),
      has: ({ body }, value) => {
        const status = agreementStatus(body.term, today)
        return status === value || (value === 'running' && status === 'joining')
      },
    },
  ]
}

interface RowDeps {
  t: Translate
  format: Format
  today: string
}

function toRow(
  { slug, title, summary, updatedAt, body }: Agreement,
  { t, format, today }: RowDeps,
): AgreementRow {
  const { term, category, contractors, value, entities, scope } = body
  const joining = nextJoining(term, today)
  const passed = daysBetween(term.start, today) / (daysBetween(term.start, term.end) + 1)
  return {
    slug,
    title,
    summary: summary ?? '',
    type: term.type,
    status: agreementStatus(term, today),
    category: t(`agreements.categories.${category}`),
    contractors: format.number(contractors),
    value: t('agreements.riyals', { amount: format.number(value) }),
    entities,
    scope,
    start: format.date(term.start),
    end: format.date(term.end),
    elapsed: Math.round(Math.min(1, Math.max(0, passed)) * 100),
    changed: updatedAt,
    joining: joining && { opens: format.date(joining.opens), closes: format.date(joining.closes) },
  }
}
