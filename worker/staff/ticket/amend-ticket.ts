import { translators } from '#client/translators.ts'
import type { FoundTicket } from '#db/submissions/submissions'
import { amendAnswer } from '#db/tickets/amendments'
import { cleanNoteOf } from '#db/tickets/status-transitions'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import type { Choice } from '#domain/staff/queue'
import { type TicketDraft, undoMs } from '#domain/staff/ticket'
import {
  type AmendmentKind,
  amendmentKindOf,
  answerItself,
  isAmendable,
  lastAnswer,
  standingTexts,
} from '#domain/tickets/amendments'
import type { StaffRequest } from '../staff-handler'

/** The texts of the ticket's last answer that stand, with their rows; none while it has no answer. */
function listStanding({ submission, events, amendments }: FoundTicket) {
  const answer = isAmendable(submission.status) ? lastAnswer(events) : null
  if (!answer) return []
  return standingTexts(answer.sequence, amendments).flatMap((text) => {
    const row = text === answerItself ? answer : amendments.find((one) => one.sequence === text)
    return row ? { text, answer: answer.sequence, row } : []
  })
}

/** The texts that a correction may replace, by what they are and their day. */
export function presentStanding(found: FoundTicket, locale: Locale): Choice[] {
  const t = translators[locale]
  const format = createFormat({ locale, digits: 'latn' })
  return listStanding(found).map(({ text, row }) => {
    const name =
      'replaces' in row ? t(`tickets.amendments.${amendmentKindOf(row)}`) : t('deskTicket.answer')
    const label = [name, format.date(row.at).gregorian].join(t('date.separator'))
    return { value: String(text), label }
  })
}

/** The text that the draft corrects: the chosen one, else the first; null for none. */
function findReplaced(found: FoundTicket, { replaces }: TicketDraft) {
  const standing = listStanding(found)
  return standing.find(({ text }) => String(text) === replaces) ?? standing[0] ?? null
}

/** The draft of a correction that begins with the text which it replaces. */
export function beginCorrection(found: FoundTicket, draft: TicketDraft): TicketDraft {
  const replaced = findReplaced(found, draft)
  if (!replaced) return draft
  const { noteAr, noteEn } = replaced.row
  const note = { ar: noteAr ?? '', en: noteEn ?? '' }
  return { ...draft, to: 'correction', replaces: String(replaced.text), note }
}

/** Sends a supplement or a correction of the last answer; false if the ticket has changed. */
export async function amendTicket(
  { ctx, actor }: StaffRequest,
  found: FoundTicket,
  kind: AmendmentKind,
  draft: TicketDraft,
  files: readonly number[],
): Promise<boolean> {
  const replaced = findReplaced(found, draft)
  const note = cleanNoteOf(draft.note)
  if (!replaced || !note) return false
  const { answer, text } = replaced
  const replaces = kind === 'correction' ? text : null
  const { submission: ticket } = found
  const amendment = { ticket, answer, replaces, note, files, mailDelayMs: undoMs }
  return amendAnswer(ctx.primary, amendment, actor)
}
