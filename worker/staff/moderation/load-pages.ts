import { countPageReasons, countWeekVotes } from '#db/feedback/page-votes'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { rankByNo, trendWeeks } from '#domain/feedback/page-trends'
import { percentOf } from '#domain/feedback/usefulness'
import { localPath } from '#domain/site/locale'
import type { PagesPart } from '#domain/staff/moderation'
import { findSubjectPages } from '../../feedback/subject-pages'
import type { StaffRequest } from '../staff-request'

const pagesShown = 20
const reasonsShown = 2
const daysAWeek = 7

/** The pages with most negative votes in the last eight weeks, today included. */
export async function loadPages(request: StaffRequest): Promise<PagesPart> {
  const { ctx, locale } = request
  const { primary, now } = ctx
  const since = addDays(riyadhDate(now), 1 - trendWeeks * daysAWeek)
  const trends = rankByNo(await countWeekVotes(primary, since), pagesShown)
  const subjects = trends.map(({ page }) => page)
  const [pageOf, reasons] = await Promise.all([
    findSubjectPages(ctx, locale, subjects),
    countPageReasons(primary, subjects, since),
  ])
  const pages = trends.map(({ page, ...trend }) => {
    const { title, path } = pageOf(page)
    const own = reasons
      .filter((row) => row.page === page)
      .map(({ reason, total }) => ({ reason, total }))
      .toSorted((a, b) => b.total - a.total)
      .slice(0, reasonsShown)
    return {
      ...trend,
      page: title,
      path: path && localPath(path, locale),
      percent: percentOf(trend),
      reasons: own,
    }
  })
  return { section: 'pages', pages }
}
