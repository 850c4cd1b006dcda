import { decryptEmail, decryptInformation } from '#db/privacy/personal-fields'
import {
  type Amendment,
  type EventRow,
  type FoundTicket,
  findTicket,
  listAdditions,
  type Submission,
} from '#db/submissions/submissions'
import { riyadhDate, riyadhTime, workingDaysBetween } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import type { Form } from '#domain/forms/form'
import { newKey } from '#domain/forms/idempotency-key'
import type { MemberRequest } from '#domain/forms/member-state'
import type { ChangeState, InquiryResult, PersonalState } from '#domain/forms/personal-state'
import { forms } from '#domain/forms/registry'
import { changeForm } from '#domain/forms/ticket-form-names'
import type { RequestEvent, TicketView } from '#domain/forms/ticket-view'
import type { FormOptions } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import {
  amendmentKindOf,
  amendmentsOf,
  answerItself,
  isAmendable,
  lastAnswer,
  replacementOf,
} from '#domain/tickets/amendments'
import {
  actionStatus,
  actionsOf,
  type CodeAction,
  isAwaitingReply,
  isReopening,
  lastDayToReopen,
  noteIn,
} from '#domain/tickets/status'
import { readableAddress } from '../mail/readable-address'
import { loadFormOptions } from '../pages/form-options'
import { type CachedSiteDeps, cachedSite } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import type { TokenDeps } from '../security/tokens'
import { plainState } from '../submissions/form-state'
import { type AnswerFileDeps, withAnswerFiles } from './answer-files'
import { loadResolution } from './resolution'
import { type ResultToken, sealResultToken } from './result-token'

export type TicketStateDeps = TokenDeps &
  DataKeyringDeps &
  PayloadDeps &
  CachedSiteDeps &
  AnswerFileDeps

/** `noura@example.com` → `n•••@example.com`. */
function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

export interface TicketContext {
  locale: Locale
  site: SitePayload
  formOptions: FormOptions
  now: number
}

/** What the page shows of a dated text: of an event, or of an amendment. */
function formatText(row: EventRow | Amendment, { locale, site }: TicketContext) {
  const format = createFormat({ locale, digits: site.digits })
  const time = toDigits(riyadhTime(row.at), site.digits)
  return { sequence: row.sequence, date: format.date(row.at), time, note: noteIn(row, locale) }
}

function formatEvent(
  event: EventRow,
  { events, amendments }: Pick<FoundTicket, 'events' | 'amendments'>,
  context: TicketContext,
): RequestEvent {
  const { locale, site } = context
  const format = createFormat({ locale, digits: site.digits })
  const answer = event.sequence
  const replacedOn = (text: number) => {
    const replacement = replacementOf({ answer, text }, amendments)
    return replacement && format.date(replacement.at)
  }
  const before = events.find(({ sequence }) => sequence === event.sequence - 1)
  const isStaffs = event.actor !== null && before !== undefined
  return {
    ...formatText(event, context),
    status: event.status,
    isReopened: isStaffs && isReopening({ from: before.status, to: event.status }),
    replacedOn: replacedOn(answerItself),
    files: null,
    amendments: amendmentsOf(answer, amendments).map((one) => ({
      ...formatText(one, context),
      kind: amendmentKindOf(one),
      replacedOn: replacedOn(one.sequence),
      files: null,
    })),
  }
}

/** The topic's label in the list of the form's field. */
export function labelOf({ lists }: FormOptions, name: string, topic: string): string | null {
  const form: Form | undefined = Object.values<Form>(forms).find((known) => known.name === name)
  const list = form?.fields[form.record?.topic ?? '']?.list
  return (list && lists[list].find(({ value }) => value === topic)?.label) ?? null
}

/** A ticket in a list: kind, status and due date in words. */
export function summariseTicket(
  submission: Submission,
  { locale, site, formOptions, now }: TicketContext,
): Omit<MemberRequest, 'path' | 'days'> {
  const { reference, outboxReference, kind, topic, status, dueOn } = submission
  const format = createFormat({ locale, digits: site.digits })
  const today = riyadhDate(now)
  const isDue = dueOn !== null && isAwaitingReply(status)
  return {
    reference: outboxReference ?? reference,
    requestType: formOptions.kindNames[kind] ?? kind,
    topic: topic && labelOf(formOptions, submission.form, topic),
    status,
    isOverdue: isDue && today > dueOn,
    submitted: format.date(submission.createdAt),
    due: dueOn === null ? null : format.date(dueOn),
    daysLeft:
      isDue && today <= dueOn
        ? workingDaysBetween(today, dueOn, new Set(formOptions.holidays))
        : null,
  }
}

/** A ticket with its history, newest first, and what its sender may do. */
export function presentTicket(found: FoundTicket, context: TicketContext): TicketView {
  const { submission, events } = found
  const { locale, site, now } = context
  const format = createFormat({ locale, digits: site.digits })
  const since = submission.updatedAt
  const actions = actionsOf({ status: submission.status, since }, now)
  const history = events.map((event) => formatEvent(event, found, context))
  const standing = isAmendable(submission.status) ? lastAnswer(history) : null
  const latest = standing?.amendments.at(-1)
  return {
    ...summariseTicket(submission, context),
    updated: format.date(since),
    duplicateOf: submission.duplicateOf,
    events: history,
    amended: latest ? { kind: latest.kind, date: latest.date } : null,
    resolution: null,
    actions,
    reopenUntil: actions.includes('reopen') ? format.date(lastDayToReopen(since)) : null,
    idempotencyKey: newKey(),
  }
}

/** The events with what the sender added; `readText` returns null for a text that is not shown. */
async function withInformation(
  events: readonly RequestEvent[],
  additions: readonly { sequence: number; information: string }[],
  readText: (text: string) => Promise<string | null> | null,
): Promise<RequestEvent[]> {
  return Promise.all(
    events.map(async (event) => {
      const added = additions.find(({ sequence }) => sequence === event.sequence)
      return added ? { ...event, information: await readText(added.information) } : event
    }),
  )
}

/** The step of the token's action, if the ticket's status still allows it. */
function stepOf(
  { requested, done }: ResultToken,
  { status, actions, hasHiddenFiles }: InquiryResult,
): ChangeState | null {
  const form = plainState(changeForm)
  const offered: readonly CodeAction[] = [...actions, ...(hasHiddenFiles ? ['files' as const] : [])]
  if (requested && offered.includes(requested)) return { action: requested, step: 'code', form }
  const isDone = done && (done === 'files' || actionStatus[done] === status)
  return isDone ? { action: done, step: 'done', form } : null
}

/** The address of a file at a result for which a code was entered; null without one. */
async function resultFilePath(
  deps: TokenDeps,
  resultToken: ResultToken,
): Promise<((number: number) => string) | null> {
  if (!resultToken.done) return null
  const token = await sealResultToken(deps, resultToken)
  return (number) => `${routePath('inquiry', 'ar')}/files/${number}?result=${token}`
}

/** True if staff sent files that are not shown. */
function hasHidden(events: readonly RequestEvent[]): boolean {
  return events
    .flatMap(({ files, amendments }) => [files, ...amendments.map((one) => one.files)])
    .some((files) => files !== null && files.hidden > 0)
}

/** The state of a ticket's page; null if the ticket does not exist. `change` replaces the step. */
export async function loadTicketState(
  deps: TicketStateDeps,
  locale: Locale,
  resultToken: ResultToken,
  change?: ChangeState,
): Promise<PersonalState | null> {
  const { reference, until } = resultToken
  const finding = findTicket(deps.primary, reference)
  const [found, additions, formOptions, site, keyring, token] = await Promise.all([
    withDeadline(deadlines.d1Read, 'd1.read', finding),
    withDeadline(
      deadlines.d1Read,
      'd1.read',
      finding.then((known) =>
        known ? listAdditions(deps.primary, known.submission.reference) : [],
      ),
    ),
    loadFormOptions(deps, locale),
    cachedSite(deps, locale),
    dataKeyringOf(deps),
    sealResultToken(deps, { reference, until }),
  ])
  if (!found) return null
  const { submission } = found
  const email = readableAddress((await decryptEmail(keyring, submission)) ?? '')
  const context = { locale, site, formOptions, now: deps.now }
  const ticket = presentTicket(found, context)
  // `done` is in the token only after a code that was mailed to the sender.
  const readText = (text: string) =>
    resultToken.done ? decryptInformation(keyring, submission, text) : null
  const told = await withInformation(ticket.events, additions, readText)
  const pathOf = await resultFilePath(deps, resultToken)
  const format = createFormat({ locale, digits: site.digits })
  const history = await withAnswerFiles(deps, submission, told, format, pathOf)
  const hasHiddenFiles = hasHidden(history)
  const resolution = await loadResolution(deps, found, format)
  const shown = { ...ticket, events: history, resolution }
  const result = { ...shown, email: maskEmail(email), hasHiddenFiles, token }
  const step = change ?? stepOf(resultToken, result)
  return { kind: 'inquiry', result, ...(step && { change: step }) }
}
