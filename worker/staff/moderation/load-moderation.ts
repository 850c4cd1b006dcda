import { translators } from '#client/translators.ts'
import { type CommentRow, countByPage, listComments } from '#db/feedback/comments'
import { countPageReasons, countWeekVotes } from '#db/feedback/usefulness'
import { countNavigation } from '#db/staff/count-navigation'
import { addDays, daysBetween, riyadhDate } from '#domain/dates/calendar'
import { percentOf, rankByNo, trendWeeks } from '#domain/feedback/usefulness'
import { localPath } from '#domain/site/locale'
import {
  type ModerationPage,
  type ModerationText,
  type ModerationTextSection,
  type PagesPart,
  type TextChoice,
  type TextsPart,
  textSections,
} from '#domain/staff/moderation'
import type { StaffPage } from '#domain/staff/staff-page'
import { findTextHints } from '#domain/text/text-hints'
import { findSubjectPages } from '../../feedback/subject-pages'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-handler'
import { loadReleases, type ReleasesResult } from './load-releases'
import {
  type ModerationRequest,
  readModerationRequest,
  writeCommentPosition,
} from './read-moderation-request'

/** State of the page after a form that was not carried out. */
interface ModerationResult {
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
    countNavigation(request.ctx.primary, request.id),
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

export function loadModeration(
  request: StaffRequest,
  result: ModerationResult = {},
): Promise<StaffPage> {
  return withDeadline(deadlines.d1ReadAll, 'd1.moderation', readModeration(request, result))
}

const textsPerPage = 25

/** The result of a form that was not carried out, or not all of it. */
interface TextsResult extends Partial<Pick<TextsPart, 'problem' | 'conflicts'>> {
  choices?: ReadonlyMap<string, TextChoice>
}

async function presentTexts(
  { ctx, locale: shown }: StaffRequest,
  rows: readonly CommentRow[],
  choices: ReadonlyMap<string, TextChoice> | undefined,
): Promise<ModerationText[]> {
  const { primary, now } = ctx
  const pages = rows.map(({ page }) => page)
  const [pageOf, totals] = await Promise.all([
    findSubjectPages(ctx, shown, pages),
    countByPage(primary, pages),
  ])
  return rows.map(({ id, form, page, text, locale, link, createdAt, refusal }) => {
    const { title, path } = pageOf(page)
    const day = riyadhDate(createdAt)
    return {
      id,
      form,
      page: title,
      path: path && localPath(path, shown),
      text,
      locale,
      link,
      day,
      age: daysBetween(day, riyadhDate(now)),
      others: Math.max((totals.get(page) ?? 1) - 1, 0),
      refusal,
      hints: findTextHints(text),
      choice: choices?.get(id) ?? null,
    }
  })
}

/** A page of the texts of a section. */
async function loadTexts(
  request: StaffRequest,
  { form: filter, from }: ModerationRequest,
  section: ModerationTextSection,
  { choices, problem = null, conflicts = [] }: TextsResult,
): Promise<TextsPart> {
  const form = section === 'held' ? filter : ''
  const query = { status: section, form, from, limit: textsPerPage }
  const { rows, next } = await listComments(request.ctx.primary, query)
  return {
    section,
    form,
    problem,
    conflicts,
    texts: await presentTexts(request, rows, choices),
    next: next && writeCommentPosition(next),
    isContinued: from !== null,
  }
}
