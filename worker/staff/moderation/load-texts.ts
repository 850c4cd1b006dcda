import { type CommentRow, countByPage, listComments } from '#db/feedback/list-comments'
import { daysBetween, riyadhDate } from '#domain/dates/calendar'
import type { ModerationText, TextChoice, TextSection, TextsPart } from '#domain/staff/moderation'
import { findTextHints } from '#domain/text/text-hints'
import type { StaffRequest } from '../staff-request'
import { findPageTitles } from './page-titles'
import { type ModerationRequest, writePosition } from './read-moderation-request'

const textsPerPage = 25

/** The result of a form that was not carried out, or not all of it. */
export interface TextsResult extends Partial<Pick<TextsPart, 'problem' | 'conflicts'>> {
  choices?: ReadonlyMap<string, TextChoice>
}

async function presentTexts(
  request: StaffRequest,
  rows: readonly CommentRow[],
  choices: ReadonlyMap<string, TextChoice> | undefined,
): Promise<ModerationText[]> {
  const { primary, now } = request.ctx
  const pages = rows.map(({ page }) => page)
  const [titleOf, totals] = await Promise.all([
    findPageTitles(request, pages),
    countByPage(primary, pages),
  ])
  return rows.map(({ id, form, page, text, locale, link, createdAt }) => {
    const { title, path } = titleOf(page)
    const day = riyadhDate(createdAt)
    return {
      ...{ id, form, page: title, path, text, locale, link, day },
      age: daysBetween(day, riyadhDate(now)),
      others: Math.max((totals.get(page) ?? 1) - 1, 0),
      hints: findTextHints(text),
      choice: choices?.get(id) ?? null,
    }
  })
}

/** A page of the texts of a section. */
export async function loadTexts(
  request: StaffRequest,
  { form: filter, from }: ModerationRequest,
  section: TextSection,
  { choices, problem = null, conflicts = [] }: TextsResult,
): Promise<TextsPart> {
  const form = section === 'held' ? filter : ''
  const query = { status: section, form, from, limit: textsPerPage }
  const { rows, next } = await listComments(request.ctx.primary, query)
  return {
    ...{ section, form, problem, conflicts },
    texts: await presentTexts(request, rows, choices),
    next: next && writePosition(next),
    isContinued: from !== null,
  }
}
