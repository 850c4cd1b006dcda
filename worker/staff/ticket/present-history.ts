import type { Keyring } from '#db/privacy/keyring'
import { decryptInformation, decryptNote, type Owner } from '#db/privacy/personal-fields'
import type { StaffMember } from '#db/staff/staff'
import type { EventRow } from '#db/submissions/submissions'
import type { TicketNote } from '#db/tickets/ticket-notes'
import { riyadhTime } from '#domain/dates/calendar'
import { createFormat, type Digits, toDigits } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import type { DayTime, HistoryEvent, InternalNote, TicketMessage } from '#domain/staff/ticket'
import { staffName } from '../staff-name'

export interface HistoryContext {
  locale: Locale
  digits: Digits
  members: Map<string, StaffMember>
  keyring: Keyring
  owner: Owner
}

export function dayTimeOf({ locale, digits }: HistoryContext, at: number): DayTime {
  const date = createFormat({ locale, digits }).date(at)
  return { date, time: toDigits(riyadhTime(at), digits) }
}

export function presentEvents(
  context: HistoryContext,
  events: readonly EventRow[],
): HistoryEvent[] {
  const { members, locale } = context
  return events.map(({ sequence, status, at, noteAr, noteEn, actor }) => ({
    ...{ sequence, status, ...dayTimeOf(context, at) },
    note: noteAr === null && noteEn === null ? null : { ar: noteAr ?? '', en: noteEn ?? '' },
    actor: actor && staffName(members, actor, locale),
  }))
}

export function presentNotes(
  context: HistoryContext,
  notes: readonly TicketNote[],
): Promise<InternalNote[]> {
  const { members, locale, keyring, owner } = context
  return Promise.all(
    notes.map(async ({ id, author, at, text }) => ({
      ...{ id, ...dayTimeOf(context, at) },
      author: staffName(members, author, locale),
      text: await decryptNote(keyring, owner, text),
    })),
  )
}

/** Information that the sender added, each with the time of its event. */
export async function presentAdditions(
  context: HistoryContext,
  additions: readonly { sequence: number; information: string }[],
  events: readonly EventRow[],
): Promise<TicketMessage[]> {
  const { keyring, owner } = context
  const texts = additions.map(async ({ sequence, information }) => {
    const at = events.find((event) => event.sequence === sequence)?.at
    const text = await decryptInformation(keyring, owner, information)
    return at === undefined || text === null ? [] : [{ text, ...dayTimeOf(context, at) }]
  })
  return (await Promise.all(texts)).flat()
}
