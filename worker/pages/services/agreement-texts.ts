import type { Entry } from '#domain/content/entry'
import { type AlmanacAxis, listYearStarts, placeDay } from '#domain/content/services/almanac-axis'
import {
  agreementStatus,
  joiningWindows,
  nextJoining,
} from '#domain/content/services/joining-windows'
import { daysBetween } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type {
  AxisPayload,
  JoinableAgreement,
  JoiningText,
  NamedAgreement,
} from '#domain/payloads/agreements'

export type AgreementEntry = Entry<'agreement'>

export interface AgreementTextDeps {
  format: Format
  /** `YYYY-MM-DD`. */
  today: string
}

export function toNamed(agreement: AgreementEntry, deps: AgreementTextDeps): NamedAgreement {
  const { slug, title, body } = agreement
  return {
    slug,
    title,
    term: body.term,
    status: agreementStatus(body.term, deps.today),
    start: deps.format.date(body.term.start),
    end: deps.format.date(body.term.end),
    windowCount: joiningWindows(body.term).length,
    joining: describeJoining(agreement, deps),
  }
}

function describeJoining(
  { body: { term } }: AgreementEntry,
  deps: AgreementTextDeps,
): JoiningText | null {
  const { format, today } = deps
  const window = nextJoining(term, today)
  if (!window) return null
  const isOpen = window.opens <= today
  const before = joiningWindows(term).filter(({ opens }) => opens < window.opens)
  return {
    number: before.length + 1,
    opens: format.date(window.opens),
    closes: format.date(window.closes),
    isOpen,
    days: daysBetween(today, isOpen ? window.closes : window.opens),
  }
}

export function describeAxis(axis: AlmanacAxis, { format, today }: AgreementTextDeps): AxisPayload {
  const isShown = today >= axis.from && today <= axis.to
  return {
    ...axis,
    today,
    years: listYearStarts(axis).map((day) => ({
      at: placeDay(axis, day),
      label: format.text(day.slice(0, 4)),
    })),
    now: isShown ? { at: placeDay(axis, today), label: format.weekday(today).date } : null,
  }
}

export function isJoinable(agreement: NamedAgreement): agreement is JoinableAgreement {
  return agreement.joining !== null
}

/** Open windows by their end, coming ones by their start, then those without, ended ones last. */
export function compareByWindow(a: NamedAgreement, b: NamedAgreement): number {
  return rank(a) - rank(b) || keyDay(a).localeCompare(keyDay(b), 'en')
}

function rank({ status, joining }: NamedAgreement): number {
  if (status === 'ended') return 3
  if (!joining) return 2
  return joining.isOpen ? 0 : 1
}

function keyDay({ joining, end }: NamedAgreement): string {
  if (!joining) return end.iso
  return joining.isOpen ? joining.closes.iso : joining.opens.iso
}
