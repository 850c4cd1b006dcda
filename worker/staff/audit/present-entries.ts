import { translators } from '#client/translators.ts'
import type { AuditRow } from '#db/audit/chain'
import type { Link } from '#db/audit/verify-chain'
import type { StaffMember } from '#db/staff/staff'
import { roles } from '#domain/access/roles'
import { riyadhDate, riyadhInstant } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import { type AuditEntryRow, readings, subjectWords } from '#domain/staff/audit'
import { queueViews } from '#domain/staff/queue'
import { staffName } from '../staff-name'
import { presentStates } from './present-states'

interface PresentOptions {
  locale: Locale
  format: Format
  members: ReadonlyMap<string, StaffMember>
  links: ReadonlyMap<number, Link>
}

const shownAtEnd = 4

function shorten(hash: string | null): string | null {
  return hash && `${hash.slice(0, shownAtEnd)}…${hash.slice(-shownAtEnd)}`
}

/** Roles in words; `member` and `operator` are none of the desk. */
function presentRoles(text: string, locale: Locale): string {
  const t = translators[locale]
  if (text === 'member' || text === 'operator') return t(`deskAudit.roles.${text}`)
  const held = text.split(',')
  return roles
    .filter((role) => held.includes(role))
    .map((role) => t(`desk.roles.${role}`))
    .join(t('date.separator'))
}

function presentSubject(subject: string | null, locale: Locale): string | null {
  const t = translators[locale]
  const view = queueViews.find((one) => one === subject)
  if (view) return t(`deskQueue.views.${view}`)
  const word = subjectWords.find((one) => one === subject)
  return word ? t(`deskAudit.subjects.${word}`) : subject
}

function brokenAt(sequence: number, link: Link | undefined): number | null {
  if (link === 'changed') return sequence
  return link === 'missing' ? sequence - 1 : null
}

/** Entries as rows of the page. */
export function presentEntries(
  rows: readonly AuditRow[],
  { locale, format, members, links }: PresentOptions,
): AuditEntryRow[] {
  const nameOf = (id: string) => staffName(members, id, locale)
  return rows.map((row) => {
    const { sequence, at, actor, role, action, subject, requestId, hash } = row
    const instant = riyadhInstant(at)
    return {
      sequence,
      day: format.date(riyadhDate(at)).gregorian,
      time: instant.slice(11, 19),
      instant,
      actor: nameOf(actor),
      roles: presentRoles(role, locale),
      action,
      isReading: readings.includes(action),
      requestId,
      hash: shorten(hash),
      subject: presentSubject(subject, locale),
      changes: presentStates(row, { t: translators[locale], nameOf }),
      brokenAt: brokenAt(sequence, links.get(sequence)),
    }
  })
}
