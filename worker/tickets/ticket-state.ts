import { unlockEmail } from '#db/privacy/personal-fields'
import { type EventRow, findRequest, type Submission } from '#db/submissions/submissions'
import { riyadhDate, riyadhTime, workingDaysBetween } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import type { Form } from '#domain/forms/form'
import type { ChangeState, InquiryResult, Own } from '#domain/forms/personal-state'
import { forms } from '#domain/forms/registry'
import { changeForm } from '#domain/forms/ticket-form-names'
import type { FormBasis } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import { actionStatus, actionsOf, isOurs, lastDayToReopen } from '#domain/tickets/status'
import { loadBasis, siteAtHand } from '../payloads/load-page'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { plainState } from '../submissions/form-state'
import { newKey } from '../submissions/form-submission'
import { sealTicket, type Ticket } from './result-token'

/** `noura@example.com` → `n•••@example.com`: enough to know one's own by. */
function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

interface Telling {
  locale: Locale
  site: SitePayload
  basis: FormBasis
  now: number
  token: string
}

function tellEvent(event: EventRow, { locale, site }: Telling) {
  const format = createFormat({ locale, digits: site.digits })
  const note = locale === 'ar' ? event.noteAr : event.noteEn
  const time = toDigits(riyadhTime(event.at), site.digits)
  const { sequence, status } = event
  return { sequence, status, date: format.date(event.at), time, note }
}

/** What was chosen as the topic, by the list that the form's own field offers. */
function labelOf({ lists }: FormBasis, name: string, topic: string): string | null {
  const form: Form | undefined = Object.values<Form>(forms).find((one) => one.name === name)
  const list = form?.fields[form.record?.topic ?? '']?.list
  return (list && lists[list].find(({ value }) => value === topic)?.label) ?? null
}

function tellResult(
  submission: Submission,
  events: EventRow[],
  email: string,
  telling: Telling,
): InquiryResult {
  const { locale, site, basis, now, token } = telling
  const { reference, awayReference, kind, topic, status, dueOn } = submission
  const format = createFormat({ locale, digits: site.digits })
  const today = riyadhDate(now)
  const isDue = dueOn !== null && isOurs(status)
  const since = submission.updatedAt
  const actions = actionsOf({ status, since }, now)
  return {
    reference: awayReference ?? reference,
    requestType: basis.kindNames[kind] ?? kind,
    topic: topic && labelOf(basis, submission.form, topic),
    status,
    isOverdue: isDue && today > dueOn,
    submitted: format.date(submission.createdAt),
    updated: format.date(submission.updatedAt),
    due: dueOn === null ? null : format.date(dueOn),
    daysLeft:
      isDue && today <= dueOn ? workingDaysBetween(today, dueOn, new Set(basis.holidays)) : null,
    email: maskEmail(email),
    events: events.map((event) => tellEvent(event, telling)),
    actions,
    reopenUntil: actions.includes('reopen') ? format.date(lastDayToReopen(since)) : null,
    token,
    idempotencyKey: newKey(),
  }
}

/** What the holder of a ticket is shown of a request: the step they are at, if it is still open. */
function stepOf({ asked, done }: Ticket, { status, actions }: InquiryResult): ChangeState | null {
  const form = plainState(changeForm)
  if (asked && actions.includes(asked)) return { action: asked, step: 'code', form }
  return done && actionStatus[done] === status ? { action: done, step: 'done', form } : null
}

/**
 * A request as the holder of a ticket is shown it, with what they are doing with it; null when it is
 * there no longer.
 */
export async function showRequest(
  work: Work,
  locale: Locale,
  ticket: Ticket,
  change?: ChangeState,
): Promise<Own | null> {
  const { reference, until } = ticket
  const finding = findRequest(work.primary, reference)
  const [found, basis, site, vault, token] = await Promise.all([
    within(budgets.d1Read, 'd1.read', finding),
    loadBasis(work, locale),
    siteAtHand(work, locale),
    vaultOf(work, 'data'),
    sealTicket(work, { reference, until }),
  ])
  if (!found) return null
  const { submission, events } = found
  const email = (await unlockEmail(vault, submission)) ?? ''
  const telling = { locale, site, basis, now: work.now, token }
  const result = tellResult(submission, events, email, telling)
  const step = change ?? stepOf(ticket, result)
  return { kind: 'inquiry', result, ...(step && { change: step }) }
}
