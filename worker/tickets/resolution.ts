import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { ownerOf } from '#db/privacy/collect-personal-data'
import { encryptInformation } from '#db/privacy/personal-fields'
import { type FoundTicket, findTicket } from '#db/submissions/submissions'
import { listResolutions, putResolution, putResolutionComment } from '#db/tickets/resolutions'
import type { Format } from '#domain/dates/format'
import { message } from '#domain/forms/field'
import { describeIssue } from '#domain/forms/issue'
import type { ResolutionState } from '#domain/forms/ticket-view'
import type { Locale } from '#domain/site/locale'
import { closingToJudge, lastDayToAnswer, resolutionAnswers } from '#domain/tickets/resolution'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { shownText } from '../submissions/form-submission'

export type ResolutionDeps = DataKeyringDeps & { primary: Database; now: number }

/** The question for the sender of a closed ticket and what they have said; null if none is asked. */
export async function loadResolution(
  { primary, now }: Pick<ResolutionDeps, 'primary' | 'now'>,
  { submission, events }: FoundTicket,
  format: Pick<Format, 'date'>,
): Promise<ResolutionState | null> {
  const closing = closingToJudge(events, now)
  if (!closing) return null
  const given = await listResolutions(primary, submission.reference)
  const own = given.find(({ event }) => event === closing.sequence)
  return {
    answer: own ? (own.isSolved ? 'yes' : 'no') : null,
    hasComment: Boolean(own?.comment),
    until: format.date(lastDayToAnswer(closing.at)),
  }
}

/** A word of the sender, in graphemes. */
const comment = message(3, 1_000)

export type ResolutionOutcome =
  | { kind: 'stored' }
  /** The comment, as it was typed, and what is wrong with it. */
  | { kind: 'invalid'; issue: string; typed: string }
  /** The ticket is not closed any more, or the time is over. */
  | { kind: 'over' }

/**
 * Stores what the sender of a closed ticket says: the answer of a pressed button, or a comment with the
 * answer that they have given. A repeat changes nothing.
 */
export async function recordResolution(
  deps: ResolutionDeps,
  { reference, event, locale }: { reference: string; event: number | null; locale: Locale },
  sent: { answer: unknown; comment: unknown },
): Promise<ResolutionOutcome> {
  const { primary, now } = deps
  const found = await findTicket(primary, reference)
  const closing = found && closingToJudge(found.events, now)
  if (!closing || (event !== null && event !== closing.sequence)) return { kind: 'over' }
  const { submission } = found
  const place = { reference: submission.reference, event: closing.sequence }
  const answer = resolutionAnswers.find((one) => one === sent.answer)
  if (answer) {
    await putResolution(primary, { ...place, isSolved: answer === 'yes', at: now })
    return { kind: 'stored' }
  }
  const parsed = v.safeParse(comment, sent.comment, { abortPipeEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    const typed = typeof sent.comment === 'string' ? shownText(sent.comment) : ''
    return { kind: 'invalid', issue: describeIssue(translators[locale], issue), typed }
  }
  const keyring = await dataKeyringOf(deps)
  const encrypted = await encryptInformation(keyring, ownerOf(submission), parsed.output)
  await putResolutionComment(primary, { ...place, comment: encrypted })
  return { kind: 'stored' }
}
