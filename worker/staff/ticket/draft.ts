import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { findEntry, listEntries } from '#db/entries/entries'
import type { Submission } from '#db/submissions/submissions'
import type { FirstRequest } from '#db/tickets/status-transitions'
import { addDays } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { message } from '#domain/forms/field'
import { describeIssue, type Issue } from '#domain/forms/issue'
import { type Locale, locales } from '#domain/site/locale'
import type { Choice } from '#domain/staff/queue'
import {
  isAmendmentStep,
  longestNote,
  noteFields,
  type TicketDraft,
  type TicketStep,
  ticketSteps,
} from '#domain/staff/ticket'
import { fillTemplate, gapsIn } from '#domain/tickets/fill-template'
import { lastDayToReopen, needsNote, needsReason, type Status } from '#domain/tickets/status'
import { type StaffFields, type StaffRequest, textOf } from '../staff-handler'

const noteSchema = message(2, longestNote)

export const emptyDraft: TicketDraft = {
  to: null,
  note: { ar: '', en: '' },
  reason: '',
  replaces: '',
  first: '',
  isOtherSender: false,
  team: '',
  until: '',
  template: '',
  files: null,
  issues: [],
  openPlaces: 0,
  preview: null,
}

/** Reads the form for the next step. */
export function readDraft(fields: StaffFields): TicketDraft {
  return {
    ...emptyDraft,
    to: ticketSteps.find((step) => step === textOf(fields, 'to')) ?? null,
    note: { ar: textOf(fields, 'noteAr'), en: textOf(fields, 'noteEn') },
    reason: textOf(fields, 'reason'),
    replaces: textOf(fields, 'replaces'),
    first: textOf(fields, 'first'),
    team: textOf(fields, 'team'),
    until: textOf(fields, 'until'),
    isOtherSender: textOf(fields, 'otherSender') === 'yes',
    template: textOf(fields, 'template'),
    files: [fields.file ?? []].flat().map(Number),
  }
}

/** Why a ticket cannot be closed as a duplicate of the request that the draft names. */
function checkFirst(
  { isOtherSender }: TicketDraft,
  { first, isRepeated }: DraftRules,
  locale: Locale,
): Issue[] {
  const t = translators[locale]
  const issue = (message: string) => [{ field: 'first', message }]
  if (isRepeated) return issue(t('deskTicket.isRepeated'))
  if (!first) return issue(t('deskTicket.noFirst'))
  return first.isOwn || isOtherSender ? [] : issue(t('deskTicket.otherSenderNeeded'))
}

const longestReferralDays = 180
const isDay = (text: string) =>
  v.is(v.pipe(v.string(), v.isoDate()), text) && addDays(text, 0) === text

/** The team of a referral and the day by which it returns the ticket, if there are teams. */
function checkReferral(
  { to, team, until }: TicketDraft,
  { teams, today }: DraftRules,
  locale: Locale,
): Issue[] {
  const t = translators[locale]
  if (to !== 'referred' || teams.length === 0) return []
  const isInTime = isDay(until) && until >= today && until <= addDays(today, longestReferralDays)
  return [
    ...(teams.includes(team) ? [] : [{ field: 'team', message: t('deskTicket.teamNeeded') }]),
    ...(isInTime ? [] : [{ field: 'until', message: t('deskTicket.untilNeeded') }]),
  ]
}

/** The reason, where the step needs one that staff alone read. */
function checkReason(
  { to, reason }: TicketDraft,
  { from, team }: DraftRules,
  locale: Locale,
): Issue[] {
  if (to === null || isAmendmentStep(to) || !needsReason({ from, to }, team)) return []
  const parsed = v.safeParse(noteSchema, reason, { abortPipeEarly: true })
  if (parsed.success) return []
  return [{ field: 'reason', message: describeIssue(translators[locale], parsed.issues[0]) }]
}

function checkNote(text: string, open: number, language: Locale, locale: Locale): Issue[] {
  const t = translators[locale]
  const field = noteFields[language]
  const parsed = v.safeParse(noteSchema, text, { abortPipeEarly: true })
  if (!parsed.success) return [{ field, message: describeIssue(t, parsed.issues[0]) }]
  return open > 0 ? [{ field, message: t('deskTicket.openPlaces', { count: open }) }] : []
}

interface DraftRules {
  /** Status of the ticket, the team that has it, and the language of its sender. */
  from: Status
  team: string | null
  sender: Locale
  /** Steps that the reader may take. */
  steps: readonly TicketStep[]
  /** Ids of the teams to which it may be referred; while there is none, a referral names none. */
  teams: readonly string[]
  /** Riyadh day, `YYYY-MM-DD`. */
  today: string
  /** The first request that the draft names; null if there is none. */
  first: FirstRequest | null
  /** Other requests repeat this one. */
  isRepeated: boolean
  /** Gaps of the template that are still in the texts. */
  openPlaces: Record<Locale, number>
}

/**
 * Problems of a step before it is sent: the status must allow it, and a note is written in the
 * sender's language at least or, where the step says nothing to the sender, in none. A step may need a
 * reason for staff.
 */
export function checkDraft(draft: TicketDraft, rules: DraftRules, locale: Locale): Issue[] {
  const { sender, steps, openPlaces } = rules
  const t = translators[locale]
  const { to, note } = draft
  if (!to || !steps.includes(to)) return [{ field: 'to', message: t('deskTicket.chooseStep') }]
  const wrongFirst = to === 'duplicate' ? checkFirst(draft, rules, locale) : []
  if (wrongFirst.length > 0) return wrongFirst
  const written = locales.filter((language) => note[language].trim() !== '')
  const isRequired = isAmendmentStep(to) || needsNote(to)
  const others = [...checkReferral(draft, rules, locale), ...checkReason(draft, rules, locale)]
  if (written.length === 0 && !isRequired) return others
  const notes = locales
    .filter((language) => language === sender || written.includes(language))
    .flatMap((language) => checkNote(note[language], openPlaces[language], language, locale))
  return [...others, ...notes]
}

/** Templates for a ticket of this kind and topic; those for its topic come first. */
export async function listTemplates(
  db: Database,
  { kind, topic }: Submission,
  locale: Locale,
  now: number,
): Promise<Choice[]> {
  const all = await listEntries(db, 'answer-template', locale, now)
  const fitting = all.filter(({ body }) => body.kinds.some((one) => one === kind))
  const isForTopic = ({ body }: (typeof all)[number]) => body.topics.includes(topic ?? '')
  return [
    ...fitting.filter(isForTopic),
    ...fitting.filter((one) => one.body.topics.length === 0),
  ].map(({ slug, title }) => ({ value: slug, label: title }))
}

/** The texts of a template in both languages, with everything filled in that is known. */
async function fillTexts(
  { ctx, name }: StaffRequest,
  slug: string,
  submission: Submission,
  sender: string | null,
): Promise<Record<Locale, string> | null> {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const found = await findEntry(ctx.db, 'answer-template', slug, locale, ctx.now)
      const format = createFormat({ locale, digits: 'latn' })
      const { reference, outboxReference, dueOn } = submission
      return found?.body
        ? fillTemplate(found.body.text, {
            name: sender,
            reference: outboxReference ?? reference,
            due: dueOn && format.date(dueOn).gregorian,
            reopenUntil: format.date(lastDayToReopen(ctx.now)).gregorian,
            officer: name[locale],
          })
        : null
    }),
  )
  const [ar, en] = texts
  return typeof ar === 'string' && typeof en === 'string' ? { ar, en } : null
}

/** Fills both texts of a draft from its template; an unknown one changes nothing. */
export async function fillDraft(
  request: StaffRequest,
  draft: TicketDraft,
  submission: Submission,
  sender: string | null,
): Promise<TicketDraft> {
  const note = await fillTexts(request, draft.template, submission, sender)
  return note
    ? { ...draft, note, openPlaces: gapsIn(note.ar).length + gapsIn(note.en).length }
    : draft
}

/**
 * What the texts of a draft still hold of its template: its gaps by language, and its slug if any of
 * its lines is left.
 */
export async function compareTemplate(
  request: StaffRequest,
  { template, note }: TicketDraft,
  submission: Submission,
  sender: string | null,
): Promise<{ openPlaces: Record<Locale, number>; template: string | null }> {
  const filled = template ? await fillTexts(request, template, submission, sender) : null
  if (!filled) return { openPlaces: { ar: 0, en: 0 }, template: null }
  const countIn = (locale: Locale) =>
    gapsIn(filled[locale]).filter((gap) => note[locale].includes(gap)).length
  const written = new Set(locales.flatMap((locale) => linesOf(note[locale])))
  const isUsed = locales
    .flatMap((locale) => linesOf(filled[locale]))
    .some((line) => written.has(line))
  return {
    openPlaces: { ar: countIn('ar'), en: countIn('en') },
    template: isUsed ? template : null,
  }
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
