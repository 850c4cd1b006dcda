import { translators } from '#client/translators.ts'
import type { AuditRow } from '#db/audit/chain'
import type { Link } from '#db/audit/verify-chain'
import type { StaffMember } from '#db/staff/staff'
import { roles } from '#domain/access/permissions'
import { disclosureOutcomes, exemptions } from '#domain/content/pages/disclosure'
import { riyadhDate, riyadhInstant } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import { commentRefusals } from '#domain/feedback/comments'
import type { Translate } from '#domain/messages/translate'
import type { Locale } from '#domain/site/locale'
import {
  type AuditEntryRow,
  readings,
  type StateChange,
  stateWords,
  subjectWords,
} from '#domain/staff/audit'
import { queueViews } from '#domain/staff/queue'
import { amendmentKinds } from '#domain/tickets/amendments'
import { statuses } from '#domain/tickets/status'
import { staffName } from '../staff-name'

interface PresentOptions {
  locale: Locale
  format: Format
  members: ReadonlyMap<string, StaffMember>
  links: ReadonlyMap<number, Link>
}

const shownAtEnd = 4

const otherRoles = ['member', 'operator', 'sender'] as const

/** Roles in words; some are none of the desk. */
function presentRoles(text: string, locale: Locale): string {
  const t = translators[locale]
  const other = otherRoles.find((role) => role === text)
  if (other) return t(`deskAudit.roles.${other}`)
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

export function presentEntries(
  rows: readonly AuditRow[],
  { locale, format, members, links }: PresentOptions,
): AuditEntryRow[] {
  const t = translators[locale]
  const nameOf = (id: string) =>
    id === 'sender' ? t('deskAudit.roles.sender') : staffName(members, id, locale)
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
      hash: hash && `${hash.slice(0, shownAtEnd)}…${hash.slice(-shownAtEnd)}`,
      subject: presentSubject(subject, locale),
      changes: presentStates(row, { t, nameOf }),
      brokenAt: brokenAt(sequence, links.get(sequence)),
    }
  })
}

type State = Record<string, unknown>

/** Parses a state as `insertAuditEntry` writes it; a changed entry may hold anything. */
function parseState(text: string | null): State {
  try {
    const value: unknown = text === null ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return { text }
  }
}

interface Presenter {
  t: Translate
  nameOf: (id: string) => string
}

/** The name of a value; null if its key or the value has none. */
function findWord(key: string, value: unknown, t: Translate): string | null {
  const known = <T extends string>(of: string, values: readonly T[]) =>
    key === of ? values.find((one) => one === value) : undefined
  const refusal = known('refusal', commentRefusals)
  if (refusal) return t(`deskModeration.reasons.${refusal}`)
  const outcome = known('outcome', disclosureOutcomes)
  if (outcome) return t(`disclosures.outcomes.${outcome}`)
  const exemption = known('exemption', exemptions)
  if (exemption) return t(`disclosures.exemptions.${exemption}`)
  const amendment = known('amendment', amendmentKinds)
  if (amendment) return t(`tickets.amendments.${amendment}`)
  const status = known('status', statuses)
  if (status) return t(`status.${status}.title`)
  const word = known('status', stateWords) ?? known('account', stateWords)
  return word ? t(`deskAudit.states.${word}`) : null
}

function presentValue(key: string, value: unknown, { t, nameOf }: Presenter): string | null {
  if (value === undefined) return null
  if (key === 'assignee') return value === null ? t('deskAudit.nobody') : nameOf(String(value))
  if (value === null) return t('deskAudit.nothing')
  return findWord(key, value, t) ?? String(value)
}

/** Ids of people whom the states of an entry name. */
export function assigneesOf({ before, after }: AuditRow): string[] {
  return [before, after].flatMap((text) => {
    const { assignee } = parseState(text)
    return typeof assignee === 'string' ? assignee : []
  })
}

/** States before and after an action, with the names of the site where it has some. */
export function presentStates({ before, after }: AuditRow, presenter: Presenter): StateChange[] {
  const states = [parseState(before), parseState(after)] as const
  const keys = new Set(states.flatMap((state) => Object.keys(state)))
  return [...keys].map((key) => {
    const [from = null, to = null] = states.map((state) => presentValue(key, state[key], presenter))
    return { key, before: from, after: to }
  })
}
