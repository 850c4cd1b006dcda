import { type CommentRow, countByPage, listComments } from '#db/feedback/comments'
import { daysBetween, riyadhDate } from '#domain/dates/calendar'
import { localPath } from '#domain/site/locale'
import type {
  ModerationText,
  ModerationTextSection,
  TextChoice,
  TextsPart,
} from '#domain/staff/moderation'
import { findTextHints } from '#domain/text/text-hints'
import { findSubjectPages } from '../../feedback/subject-pages'
import type { StaffRequest } from '../staff-request'
import { type ModerationRequest, writeCommentPosition } from './read-moderation-request'

const textsPerPage = 25

/** The result of a form that was not carried out, or not all of it. */
export interface TextsResult extends Partial<Pick<TextsPart, 'problem' | 'conflicts'>> {
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
export async function loadTexts(
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
