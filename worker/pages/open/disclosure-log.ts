import type {
  DisclosureLogPayload,
  DisclosureRow,
} from '#client/pages/open/disclosure-log/payload.ts'
import { lastModified } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { disclosureKinds, disclosureOutcomes } from '#domain/content/pages/disclosure'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { FacetedList } from '#domain/payloads/facets'
import { type Locale, localPath } from '#domain/site/locale'
import { listed, readPage, takePage } from '#domain/site/paging'
import { routePath } from '#domain/site/routes'
import { workingDaysToReply } from '#domain/tickets/status'
import { type Loader, loadLists } from '../../payloads/loader'
import { applyFacets, type FacetDefinition } from '../facets'
import { itemList } from '../json-ld'
import { listHead } from '../list-head'

type Disclosure = Entry<'disclosure'>

const yearOf = ({ date }: Disclosure) => (date ?? '').slice(0, 4)

export const loadDisclosureLog: Loader<'disclosureLog'> = async (deps, params) => {
  const { locale, t } = deps
  const { lists, format } = await loadLists(deps, ['disclosure', 'dataset'])
  const all = lists.disclosure
  const modified = newestChange(all) ?? (await lastModified(deps.db, deps.now))
  const { page: pageValue, ...chosen } = params
  const page = readPage(pageValue)
  const part = applyFacets(
    all,
    facetsOf(all, t, format),
    chosen,
    routePath('disclosureLog', locale),
  )
  if (modified === null || page === null || !part) return null
  const { facetedList, labels } = part
  const onPage = takePage(part.shown, page, listed.rows)
  if (!onPage) return null
  const { items, paging } = onPage
  return {
    modified: format.date(modified),
    totals: countTotals(all),
    facetedList: withoutEmpty(facetedList),
    chosen,
    disclosures: items.map((entry) => toRow(entry, { datasets: lists.dataset, format, locale })),
    paging,
    head: listHead(deps, 'disclosureLog', labels, page),
    jsonLd: [itemList(deps, 'disclosure', items)],
  }
}

function facetsOf(
  all: readonly Disclosure[],
  t: Translate,
  format: Format,
): FacetDefinition<Disclosure>[] {
  const years = [...new Set(all.map(yearOf))].toSorted().toReversed()
  return [
    {
      name: 'kind',
      title: t('disclosures.facets.kind'),
      options: disclosureKinds.map((value) => ({ value, label: t(`disclosures.kinds.${value}`) })),
      has: ({ body }, value) => body.requestKind === value,
    },
    {
      name: 'outcome',
      title: t('disclosures.facets.outcome'),
      options: disclosureOutcomes.map((value) => ({
        value,
        label: t(`disclosures.outcomes.${value}`),
      })),
      has: ({ body }, value) => body.outcome === value,
    },
    {
      name: 'year',
      title: t('disclosures.facets.year'),
      options: years.map((value) => ({ value, label: format.text(value) })),
      has: (entry, value) => yearOf(entry) === value,
    },
  ]
}

/** Options that would lead to an empty list are left out. */
function withoutEmpty({ facets, ...rest }: FacetedList): FacetedList {
  const shown = facets.map((facet) => ({
    ...facet,
    options: facet.options.filter(({ count, isChosen }) => count > 0 || isChosen),
  }))
  return { ...rest, facets: shown.filter(({ options }) => options.length > 0) }
}

function countTotals(all: readonly Disclosure[]): DisclosureLogPayload['totals'] {
  if (all.length === 0) return null
  const days = all.map(({ body }) => body.workingDays).toSorted((a, b) => a - b)
  const medianDays = days[Math.ceil(days.length / 2) - 1] ?? 0
  return {
    all: all.length,
    inTime: days.filter((count) => count <= workingDaysToReply).length,
    medianDays,
    withinMedian: days.filter((count) => count <= medianDays).length,
    times: [...Map.groupBy(days, (count) => count)].map(([count, { length }]) => ({
      days: count,
      count: length,
    })),
  }
}

interface RowDeps {
  datasets: readonly Entry<'dataset'>[]
  format: Format
  locale: Locale
}

function toRow(
  { slug, title, summary, date, body }: Disclosure,
  { datasets, format, locale }: RowDeps,
): DisclosureRow {
  const [answer = ''] = body.answer
  const published = datasets.filter((dataset) => body.datasets.includes(dataset.slug))
  return {
    slug,
    title,
    kind: body.requestKind,
    outcome: body.outcome,
    answeredOn: format.date(date ?? ''),
    asked: summary ?? '',
    answer: format.text(answer),
    links: [
      ...published.map((dataset) => ({
        title: dataset.title,
        href: routePath('dataset', locale, { slug: dataset.slug }),
      })),
      ...body.pages.map((page) => ({ title: page.title, href: localPath(page.path, locale) })),
    ],
  }
}
