import { createDatabase } from '#db/client'
import { addPageViews, type PageViews } from '#db/views/page-views'
import { riyadhDate } from '#domain/dates/calendar'
import { routeOf, subjectOf } from '#domain/site/routes'
import { viewSources } from '#domain/views/view-source'
import type { Bindings } from '../env'
import { resolveUrl } from '../routing/resolve-url'
import { deadlines, withLoggedDeadline } from '../runtime/deadlines'
import type { ViewLog } from './view-log'

/** Views wait for others: one write for all of an isolate in this time. */
const delayMs = 5_000
/** The platform ends work after a response at this time. */
const longestWaitMs = 30_000
/** Data points that one request may write. */
const mostPoints = 250

/** The views by page, language and source; addresses that are no public page are left out. */
function sumViews(pages: ViewLog['pages']): PageViews[] {
  const sums = new Map<string, PageViews>()
  for (const [key, totals] of pages) {
    const { place, locale } = resolveUrl(key.replace(/\?.*/, ''))
    if (!place || routeOf(place.name).access !== 'public') continue
    const page = subjectOf(place)
    for (const [at, source] of viewSources.entries()) {
      const added = totals[at] ?? 0
      if (added === 0) continue
      const id = `${page} ${locale} ${source}`
      const { total } = sums.get(id) ?? { total: 0 }
      sums.set(id, { page, locale, source, total: total + added })
    }
  }
  return [...sums.values()]
}

type ViewBindings = Pick<Bindings, 'DB' | 'VIEWS'>

/** Writes the views of the next seconds. Those that cannot be written are lost. */
async function writeLater(views: ViewLog, { DB, VIEWS }: ViewBindings, now: () => number) {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  const rows = sumViews(views.pages)
  views.pages = new Map()
  views.writtenBy = 0
  if (rows.length === 0) return
  for (const { page, locale, source, total } of rows.slice(0, mostPoints)) {
    VIEWS?.writeDataPoint({ indexes: [page], blobs: [page, locale, source], doubles: [total] })
  }
  const writing = addPageViews(createDatabase(DB), riyadhDate(now()), rows)
  await withLoggedDeadline(deadlines.write, 'd1.views', writing)
}

/** The write of the views that are due, for `waitUntil`. */
export function writeDueViews(
  { views, now }: { views: ViewLog; now: () => number },
  env: ViewBindings,
): Promise<void> {
  views.isDue = false
  views.writtenBy = now() + longestWaitMs
  return writeLater(views, env, now)
}
