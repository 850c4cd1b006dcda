import type { AuditRow } from '#db/audit/chain'
import type { Keyring } from '#db/privacy/keyring'
import { decryptInformation, decryptNote, type Owner } from '#db/privacy/personal-fields'
import type { StaffMember } from '#db/staff/staff'
import type { Addition, Amendment, EventRow, FoundTicket } from '#db/submissions/submissions'
import type { Resolution } from '#db/tickets/resolutions'
import type { TicketNote } from '#db/tickets/ticket-notes'
import type { AuditState } from '#domain/access/audit-actions'
import { riyadhTime } from '#domain/dates/calendar'
import type { DateText } from '#domain/dates/date-text'
import { createFormat, type Digits, toDigits } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import type { Choice } from '#domain/staff/queue'
import {
  type AmendmentEntry,
  type DayTime,
  type HandlingEntry,
  type HistoryEvent,
  handlingActions,
  type InternalNote,
  type ResolutionEntry,
  type StreamEntry,
  type TicketFile,
  type TicketMessage,
} from '#domain/staff/ticket'
import { amendmentKindOf, answerItself, replacementOf } from '#domain/tickets/amendments'
import { isReopening, notesIn } from '#domain/tickets/status'
import { staffName } from '../staff-name'

interface HistoryContext {
  locale: Locale
  digits: Digits
  members: Map<string, StaffMember>
  keyring: Keyring
  owner: Owner
}

export function dayTimeOf({ locale, digits }: HistoryContext, at: number): DayTime {
  const date = createFormat({ locale, digits }).date(at)
  return { date, time: toDigits(riyadhTime(at), digits), at }
}

/** The day of the correction that took the place of a text; null while it stands. */
function replacedOn(
  context: HistoryContext,
  amendments: readonly Amendment[],
  place: { answer: number; text: number },
): DateText | null {
  const replacement = replacementOf(place, amendments)
  return replacement && dayTimeOf(context, replacement.at).date
}

export function presentEvents(
  context: HistoryContext,
  { events, amendments }: Pick<FoundTicket, 'events' | 'amendments'>,
  additions: readonly TicketMessage[],
  files: ReadonlyMap<number | null, TicketFile[]>,
): HistoryEvent[] {
  const { members, locale } = context
  return events.map((event) => {
    const place = { answer: event.sequence, text: answerItself }
    const [note = null, otherNote = null] = notesIn(event, locale)
    const addition = additions.find((one) => one.sequence === event.sequence)
    return {
      sequence: event.sequence,
      status: event.status,
      ...dayTimeOf(context, event.at),
      note,
      otherNote,
      actor: event.actor && staffName(members, event.actor, locale),
      information: addition?.text ?? null,
      isReason: addition?.isReason ?? false,
      isByMail: addition?.isByMail ?? false,
      files: files.get(event.sequence) ?? [],
      replacedOn: replacedOn(context, amendments, place),
    }
  })
}

/** What was written about the ticket's answers after they were sent, oldest first, with its files. */
export function presentAmendments(
  context: HistoryContext,
  { amendments }: Pick<FoundTicket, 'amendments'>,
  files: ReadonlyMap<number | null, TicketFile[]>,
): AmendmentEntry[] {
  const { members, locale } = context
  return amendments.map((one) => {
    const [note = null, otherNote = null] = notesIn(one, locale)
    return {
      sequence: one.sequence,
      amendment: amendmentKindOf(one),
      ...dayTimeOf(context, one.at),
      note,
      otherNote,
      actor: staffName(members, one.actor, locale),
      files: files.get(one.sequence) ?? [],
      replacedOn: replacedOn(context, amendments, { answer: one.answer, text: one.sequence }),
    }
  })
}

export function presentNotes(
  context: HistoryContext,
  notes: readonly TicketNote[],
): Promise<InternalNote[]> {
  const { members, locale, keyring, owner } = context
  return Promise.all(
    notes.map(async ({ id, author, at, text, event }) => ({
      id,
      ...dayTimeOf(context, at),
      author: staffName(members, author, locale),
      text: await decryptNote(keyring, owner, text),
      isReason: event !== null,
    })),
  )
}

/**
 * What the sender added, or why they reopened, each with the time of its event and its files, which are
 * given by sequence.
 */
export async function presentAdditions(
  context: HistoryContext,
  additions: readonly Addition[],
  events: readonly EventRow[],
  files: ReadonlyMap<number | null, TicketFile[]>,
): Promise<TicketMessage[]> {
  const { keyring, owner } = context
  const texts = additions.map(async ({ sequence, information, message }) => {
    const [event, before] = [sequence, sequence - 1].map((one) =>
      events.find((row) => row.sequence === one),
    )
    const text = await decryptInformation(keyring, owner, information)
    if (!event || text === null) return []
    const isReason = before ? isReopening({ from: before.status, to: event.status }) : false
    const sent = { files: files.get(sequence) ?? [], isByMail: message !== null }
    return [{ sequence, text, isReason, ...sent, ...dayTimeOf(context, event.at) }]
  })
  return (await Promise.all(texts)).flat()
}

/** What the sender said of closings, oldest first. */
export function presentResolutions(
  context: HistoryContext,
  resolutions: readonly Resolution[],
): Promise<ResolutionEntry[]> {
  const { keyring, owner } = context
  return Promise.all(
    resolutions.map(async ({ event, isSolved, comment, at }) => ({
      sequence: event,
      isSolved,
      comment: comment && (await decryptInformation(keyring, owner, comment)),
      ...dayTimeOf(context, at),
    })),
  )
}

interface StreamParts {
  history: readonly HistoryEvent[]
  amendments: readonly AmendmentEntry[]
  resolutions: readonly ResolutionEntry[]
  notes: readonly InternalNote[]
  handling: readonly HandlingEntry[]
}

/**
 * Steps, amendments, internal notes and what staff did besides, oldest first. The receipt is left
 * out: the letter itself stands for it.
 */
export function presentStream(parts: StreamParts): StreamEntry[] {
  const { history, amendments, resolutions, notes, handling } = parts
  const steps = history.filter(({ status }) => status !== 'received')
  return [
    ...steps.map((step) => ({ kind: 'step' as const, ...step })),
    ...amendments.map((entry) => ({ kind: 'amendment' as const, ...entry })),
    ...resolutions.map((entry) => ({ kind: 'resolution' as const, ...entry })),
    ...handling.map((entry) => ({ kind: 'handling' as const, ...entry })),
    ...notes.map((note) => ({ kind: 'note' as const, ...note })),
  ].toSorted((one, other) => one.at - other.at)
}

/** The id of staff to whom an entry of the audit log assigns a ticket; null for nobody. */
export function assigneeIn({ after }: Pick<AuditRow, 'after'>): string | null {
  const { assignee } = readState(after)
  return typeof assignee === 'string' ? assignee : null
}

// The worker wrote it (db/audit/write-batch.ts).
function readState(state: string | null): AuditState {
  return state === null ? {} : JSON.parse(state)
}

/**
 * Assignments, downloads, undone steps, referrals and steps with a note from a template, from the
 * audit log. A template or a team that is not there any more is named by its slug.
 */
export function presentHandling(
  context: HistoryContext,
  rows: readonly AuditRow[],
  { templates, teams }: Record<'templates' | 'teams', readonly Choice[]>,
): HandlingEntry[] {
  const { members, locale } = context
  const nameOf = (choices: readonly Choice[], value: string) =>
    choices.find((one) => one.value === value)?.label ?? value
  return rows.flatMap((row) => {
    const action = handlingActions.find((one) => one === row.action)
    const [assignee, { file, template, team, until }] = [assigneeIn(row), readState(row.after)]
    const referral =
      typeof team === 'string' && typeof until === 'string'
        ? { team: nameOf(teams, team), until: createFormat(context).date(until) }
        : null
    const isPlainStep = action === 'ticket.transitioned' && !template && !referral
    if (!action || isPlainStep) return []
    return {
      sequence: row.sequence,
      action,
      ...dayTimeOf(context, row.at),
      actor: staffName(members, row.actor, locale),
      assignee: assignee && staffName(members, assignee, locale),
      file: typeof file === 'number' ? file : null,
      referral,
      template: typeof template === 'string' ? nameOf(templates, template) : null,
    }
  })
}
