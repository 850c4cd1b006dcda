import * as v from 'valibot'
import { message } from '#domain/forms/field'
import { describeIssue, type Issue } from '#domain/forms/issue'
import { translators } from '#domain/messages/translators'
import { type Locale, locales } from '#domain/site/locale'
import { longestNote, statusesWithNote, type TicketDraft } from '#domain/staff/ticket'
import { type Status, statuses } from '#domain/tickets/status'
import { type StaffFields, textOf } from '../staff-handler'

const noteSchema = message(2, longestNote)
/** Field of the note in each language. */
const noteFields = { ar: 'noteAr', en: 'noteEn' } as const

export const emptyDraft: TicketDraft = {
  to: null,
  note: { ar: '', en: '' },
  template: '',
  issues: [],
  openPlaces: 0,
  preview: null,
}

/** Reads the form for the next step. */
export function readDraft(fields: StaffFields): TicketDraft {
  return {
    ...emptyDraft,
    to: statuses.find((status) => status === textOf(fields, 'to')) ?? null,
    note: { ar: textOf(fields, 'noteAr'), en: textOf(fields, 'noteEn') },
    template: textOf(fields, 'template'),
  }
}

function checkNote(text: string, open: number, language: Locale, locale: Locale): Issue[] {
  const t = translators[locale]
  const field = noteFields[language]
  const parsed = v.safeParse(noteSchema, text, { abortPipeEarly: true })
  if (!parsed.success) return [{ field, message: describeIssue(t, parsed.issues[0]) }]
  return open > 0 ? [{ field, message: t('deskTicket.openPlaces', { count: open }) }] : []
}

interface DraftRules {
  allowed: readonly Status[]
  /** Gaps of the template that are still in the texts. */
  openPlaces: Record<Locale, number>
}

/**
 * Problems of a step before it is sent: the status must allow it, and a note is written in both
 * languages or, where the step says nothing to the sender, in none.
 */
export function checkDraft(
  { to, note }: TicketDraft,
  { allowed, openPlaces }: DraftRules,
  locale: Locale,
): Issue[] {
  const t = translators[locale]
  if (!to || !allowed.includes(to)) return [{ field: 'to', message: t('deskTicket.chooseStep') }]
  const isWritten = note.ar.trim() !== '' || note.en.trim() !== ''
  if (!isWritten && !statusesWithNote.includes(to)) return []
  return locales.flatMap((language) =>
    checkNote(note[language], openPlaces[language], language, locale),
  )
}
