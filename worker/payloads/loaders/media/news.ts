import { listMonths, listYears } from '#db/entries/archive'
import { lastModified } from '#db/entries/entries'
import type { ListQuery } from '#db/entries/list-query'
import { listPage } from '#db/entries/listings'
import { newestChange } from '#domain/content/entry'
import { listed, readPage } from '#domain/site/paging'
import { type Loader, loadFormat } from '../../loader'
import { itemList } from '../pages/item-list'
import { listHead } from '../pages/list-head'
import { readTags, toNewsCards } from './news-card'
import { type ChosenPeriod, readArchivePeriod, toMonth, toYear } from './news-period'

export const loadNews: Loader<'news'> = async (deps, params) => {
  const { db, locale, now, t } = deps
  const [format, tags] = await Promise.all([loadFormat(deps), readTags(deps)])
  const tag = params.tag ? tags.get(params.tag) : null
  const chosen = readArchivePeriod(params, format)
  const page = readPage(params.page)
  if (tag === undefined || !chosen || page === null) return null
  const all: ListQuery = { kind: 'news', locale, now }
  const listing = { ...all, facetValue: tag?.slug, period: chosen.period }
  const [found, years, months] = await Promise.all([
    listPage(db, listing, page, listed.cards),
    listYears(db, all),
    chosen.year ? listMonths(db, { ...all, period: chosen.year.value }) : [],
  ])
  // A month without news is an empty page, a year without news a 404.
  const isArchived = !chosen.year || years.includes(chosen.year.value)
  if (!found || !isArchived) return null
  const modified = newestChange(found.items) ?? (await lastModified(db, now)) ?? now
  const items = toNewsCards(found.items, tags, { t, format })
  return {
    modified: format.date(modified),
    items,
    paging: found.paging,
    tags: [...tags.values()],
    years: years.map(toYear),
    months: months.map((month) => toMonth(month, format)),
    chosen: { tag, year: chosen.year, month: chosen.month },
    head: listHead(t, 'news', [tag?.title, monthOf(chosen)], page),
    jsonLd: [itemList(deps, 'newsItem', items)],
  }
}

function monthOf({ year, month }: ChosenPeriod): string {
  return [month?.label, year?.label].filter(Boolean).join(' ')
}
