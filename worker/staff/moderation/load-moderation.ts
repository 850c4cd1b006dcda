import { translators } from '#client/translators.ts'
import { countPageReasons, countWeekVotes } from '#db/feedback/usefulness'
import { countNavigation } from '#db/staff/count-navigation'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { rankByNo, trendWeeks } from '#domain/feedback/page-trends'
import { percentOf } from '#domain/feedback/usefulness'
import { localPath } from '#domain/site/locale'
import { type ModerationPage, type PagesPart, textSections } from '#domain/staff/moderation'
import type { StaffPage } from '#domain/staff/staff-page'
import { findSubjectPages } from '../../feedback/subject-pages'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-request'
import { loadReleases, type ReleasesResult } from './load-releases'
import { loadTexts, type TextsResult } from './load-texts'
import { type ModerationRequest, readModerationRequest } from './read-moderation-request'

/** State of the page after a form that was not carried out. */
export interface ModerationResult {
  texts?: TextsResult
  releases?: ReleasesResult
}

const pagesShown = 20
const reasonsShown = 2
const daysAWeek = 7

/** The pages with most negative votes in the last eight weeks, today included. */
async function loadPages(request: StaffRequest): Promise<PagesPart> {
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

function loadPart(
  request: StaffRequest,
  filter: ModerationRequest,
  { texts = {}, releases = {} }: ModerationResult,
): Promise<ModerationPage['part']> {
  const ofTexts = textSections.find((name) => name === filter.section)
  if (ofTexts) return loadTexts(request, filter, ofTexts, texts)
  return filter.section === 'pages' ? loadPages(request) : loadReleases(request, releases)
}

async function readModeration(request: StaffRequest, result: ModerationResult): Promise<StaffPage> {
  const filter = readModerationRequest(request)
  const [part, { heldComments, releaseDrafts }] = await Promise.all([
    loadPart(request, filter, result),
    countNavigation(request.ctx.primary),
  ])
  const t = translators[request.locale]
  return {
    page: 'moderation',
    title: `${t('deskModeration.title')}: ${t(`deskModeration.names.${filter.section}`)}`,
    data: {
      sections: filter.sections,
      counts: { held: heldComments, releases: releaseDrafts },
      part,
    },
  }
}

/** The section of the page that the address names. */
export function loadModeration(
  request: StaffRequest,
  result: ModerationResult = {},
): Promise<StaffPage> {
  return withDeadline(deadlines.d1ReadAll, 'd1.moderation', readModeration(request, result))
}
