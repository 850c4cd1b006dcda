import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { message } from '#domain/forms/field'
import { describeIssue, type Issue } from '#domain/forms/issue'
import { type Locale, locales } from '#domain/site/locale'
import { longestNote, type TicketDraft } from '#domain/staff/ticket'
import { needsNote, type Status, statuses } from '#domain/tickets/status'
import { type StaffFields, textOf } from '../staff-handler'

const noteSchema = message(2, longestNote)
/** Field of the note in each language. */
const noteFields = { ar: 'noteAr', en: 'noteEn' } as const

export const emptyDraft: TicketDraft = {
  to: null,
  note: { ar: '', en: '' },
  first: '',
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
    first: textOf(fields, 'first'),
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
  /** Status of the ticket, and the language of its sender. */
  from: Status
  sender: Locale
  allowed: readonly Status[]
  /** Reference of the first request that the draft names; null if there is none. */
  first: string | null
  /** Gaps of the template that are still in the texts. */
  openPlaces: Record<Locale, number>
}

/**
 * Problems of a step before it is sent: the status must allow it, and a note is written in the
 * sender's language at least or, where the step says nothing to the sender, in none.
 */
export function checkDraft(
  { to, note }: TicketDraft,
  { from, sender, allowed, first, openPlaces }: DraftRules,
  locale: Locale,
): Issue[] {
  const t = translators[locale]
  if (!to || !allowed.includes(to)) return [{ field: 'to', message: t('deskTicket.chooseStep') }]
  if (to === 'duplicate' && !first) return [{ field: 'first', message: t('deskTicket.noFirst') }]
  const written = locales.filter((language) => note[language].trim() !== '')
  if (written.length === 0 && !needsNote({ from, to })) return []
  return locales
    .filter((language) => language === sender || written.includes(language))
    .flatMap((language) => checkNote(note[language], openPlaces[language], language, locale))
}
