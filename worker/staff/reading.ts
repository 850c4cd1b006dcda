import { translators } from '#client/translators.ts'
import { appendAuditEntry } from '#db/audit/write-batch'
import { listGaps } from '#db/search/gaps'
import { countViewsByDay, countViewsBySource, listViewedPages } from '#db/views/page-views'
import { may } from '#domain/access/permissions'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { localPath } from '#domain/site/locale'
import {
  type ReadingPage,
  type readingTables,
  readReadingPeriod,
  readReadingTable,
} from '#domain/staff/reading'
import type { StaffPage } from '#domain/staff/staff-page'
import { viewSources } from '#domain/views/view-source'
import { findSubjectPages } from '../feedback/subject-pages'
import { cachedSite } from '../pages/load-page'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { respondStaffCsv } from './respond-csv'
import type { StaffHandler, StaffRequest } from './staff-handler'

const pagesShown = 50
const searchesShown = 50
/** Of the file. */
const pagesAtMost = 1_000

type Measured = Omit<ReadingPage, 'mayWrite'>

/** What was read in the period of the query. */
async function readViews(request: StaffRequest, limit: number): Promise<Measured> {
  const { ctx, locale, query } = request
  const period = readReadingPeriod(query.get('period'))
  const today = riyadhDate(ctx.now)
  const since = addDays(today, 1 - period)
  const [{ digits }, viewed, byDay, bySource, gaps] = await Promise.all([
    cachedSite(ctx, locale),
    listViewedPages(ctx.primary, since, limit),
    countViewsByDay(ctx.primary, since),
    countViewsBySource(ctx.primary, since),
    listGaps(ctx.env.SEARCH, since),
  ])
  const subjects = viewed.map(({ page }) => page)
  const pageOf = await findSubjectPages(ctx, locale, subjects)
  const format = createFormat({ locale, digits })
  const none = { total: 0, ar: 0, en: 0 }
  const days = Array.from({ length: period }, (_, at) => {
    const day = addDays(today, -at)
    const { total, ar, en } = byDay.find((one) => one.day === day) ?? none
    const { weekday, date } = format.weekday(day)
    return { day, label: `${weekday} ${date}`, date, total, ar, en }
  })
  const sumOf = (name: 'total' | 'ar' | 'en') => days.reduce((sum, day) => sum + day[name], 0)
  return {
    period,
    from: format.date(since).gregorian,
    to: format.date(today).gregorian,
    views: { total: sumOf('total'), ar: sumOf('ar'), en: sumOf('en') },
    pages: viewed.map(({ page, ...totals }) => ({ ...totals, ...pageOf(page) })),
    days,
    sources: viewSources.map((source) => ({
      source,
      total: bySource.find((one) => one.source === source)?.total ?? 0,
    })),
    searches: gaps.slice(0, limit).map(({ query: text, locale: language, visitors, lastDay }) => ({
      query: text,
      locale: language,
      visitors,
      lastDay: format.date(lastDay).gregorian,
    })),
  }
}

async function loadReading(request: StaffRequest): Promise<StaffPage> {
  const reading = readViews(request, Math.max(pagesShown, searchesShown))
  const measured = await withDeadline(deadlines.d1ReadAll, 'd1.reading', reading)
  const data = { ...measured, mayWrite: may(request.roles, 'content.draft') }
  return { page: 'reading', title: translators[request.locale]('deskReading.title'), data }
}

const columns = {
  pages: ['page', 'address', 'total', 'ar', 'en'],
  days: ['day', 'total', 'ar', 'en'],
  sources: ['source', 'total'],
  searches: ['search', 'language', 'visitors', 'lastDay'],
} as const satisfies Record<(typeof readingTables)[number], readonly string[]>

type Rows = Parameters<typeof respondStaffCsv>[2]

function writeTable(
  { locale }: StaffRequest,
  table: (typeof readingTables)[number],
  { pages, days, sources, searches }: Measured,
): Rows {
  const t = translators[locale]
  switch (table) {
    case 'pages':
      return pages.map(({ title, path, total, ar, en }) => [
        title,
        path === null ? '' : localPath(path, locale),
        total,
        ar,
        en,
      ])
    case 'days':
      return days.map(({ day, total, ar, en }) => [day, total, ar, en])
    case 'sources':
      return sources.map(({ source, total }) => [t(`deskReading.sources.${source}`), total])
    case 'searches':
      return searches.map(({ query, locale: language, visitors, lastDay }) => [
        query,
        t(`deskReading.languages.${language}`),
        visitors,
        lastDay,
      ])
  }
}

/** A table of the whole period, with headings in the language of the page. */
async function exportReading(request: StaffRequest): Promise<Response> {
  const { ctx, query, actor, locale } = request
  const table = readReadingTable(query.get('table'))
  const reading = readViews(request, pagesAtMost)
  const measured = await withDeadline(deadlines.d1ReadAll, 'd1.reading', reading)
  await appendAuditEntry(ctx.primary, {
    ...actor,
    action: 'reading.exported',
    after: { days: measured.period },
  })
  const t = translators[locale]
  const heads = columns[table].map((name) => t(`deskReading.columns.${name}`))
  const name = `reading-${table}-${measured.period}-days-${riyadhDate(ctx.now)}`
  return respondStaffCsv(request, name, [heads, ...writeTable(request, table, measured)])
}

export const readingHandler: StaffHandler = { load: loadReading, csv: exportReading }
