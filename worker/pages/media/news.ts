import type { ArchivePeriod } from '#client/pages/media/news/payload.ts'
import { lastModified } from '#db/entries/entries'
import type { ListQuery } from '#db/entries/list-query'
import { listMonths, listPage, listYears } from '#db/entries/listings'
import { newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import { listed, readPage } from '#domain/site/paging'
import type { Params } from '#domain/site/routes'
import { type Loader, loadFormat } from '../../payloads/loader'
import { itemList } from '../json-ld'
import { listHead } from '../list-head'
import { readPictures } from '../read-pictures'
import { readTags, toNewsCards } from './cards'

interface ChosenPeriod {
  year: ArchivePeriod | null
  month: ArchivePeriod | null
  /** `YYYY` or `YYYY-MM`; undefined without a filter. */
  period: string | undefined
}

/** Parses `?year=2026&month=11`; null if invalid or if the month has no year. */
function readArchivePeriod({ year, month }: Params, format: Format): ChosenPeriod | null {
  if (year === undefined) return month ? null : { year: null, month: null, period: undefined }
  if (!/^[12]\d{3}$/.test(year)) return null
  if (month === undefined) return { year: toYear(year), month: null, period: year }
  if (!/^(?:0[1-9]|1[0-2])$/.test(month)) return null
  const period = `${year}-${month}`
  return { year: toYear(year), month: toMonth(period, format), period }
}

function toYear(year: string): ArchivePeriod {
  return { label: year, value: year }
}

/** `period` is `YYYY-MM`. */
function toMonth(period: string, format: Format): ArchivePeriod {
  return { label: format.month(period), value: period.slice('YYYY-'.length) }
}

export const loadNews: Loader<'news'> = async (deps, params) => {
  const { db, locale, now } = deps
  const [format, tags] = await Promise.all([loadFormat(deps), readTags(deps)])
  const tag = params.tag ? tags.get(params.tag) : null
  const chosen = readArchivePeriod(params, format)
  const page = readPage(params.page)
  if (tag === undefined || !chosen || page === null) return null
  const all: ListQuery = { kind: 'news', locale, now }
  const listing = { ...all, facetValue: tag?.slug, period: chosen.period }
  const [found, years, months, findPicture] = await Promise.all([
    listPage(db, listing, page, listed.cards),
    listYears(db, all),
    chosen.year ? listMonths(db, { ...all, period: chosen.year.value }) : [],
    readPictures(deps),
  ])
  // A month without news is an empty page, a year without news a 404.
  const isArchived = !chosen.year || years.includes(chosen.year.value)
  if (!found || !isArchived) return null
  const modified = newestChange(found.items) ?? (await lastModified(db, now)) ?? now
  const items = toNewsCards(found.items, tags, { format, findPicture })
  const period = [chosen.month?.label, chosen.year?.label].filter(Boolean).join(' ')
  return {
    modified: format.date(modified),
    items,
    paging: found.paging,
    tags: [...tags.values()],
    years: years.map(toYear),
    months: months.map((month) => toMonth(month, format)),
    chosen: { tag, year: chosen.year, month: chosen.month },
    head: listHead(deps, 'news', [tag?.title, period], page),
    jsonLd: [itemList(deps, 'newsItem', items)],
  }
}
