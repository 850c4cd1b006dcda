import * as v from 'valibot'
import { unlockEmail } from '#db/personal'
import { findRequest, type RequestEvent, type Submission } from '#db/submissions'
import { riyadhDate, riyadhTime, workingDaysBetween } from '#domain/calendar'
import { createFormat, toDigits } from '#domain/format'
import type { Form } from '#domain/forms/form'
import { forms } from '#domain/forms/index'
import type { InquiryResult } from '#domain/forms/own'
import type { Locale } from '#domain/locale'
import type { SitePayload } from '#domain/payloads'
import type { FormBasis } from '#domain/payloads/forms'
import { isOurs } from '#domain/status'
import { budgets, within } from '../budget'
import type { Work } from '../context'
import { readSealed, sealToken } from '../tokens'
import { vaultOf } from '../vaults'

const purpose = 'inquiry'
const shownForMs = 1_800_000
const ticket = v.object({ reference: v.string(), until: v.number() })

/** The address of a result: for half an hour, and telling nothing by itself. */
export async function resultAddress(work: Work, page: string, reference: string): Promise<string> {
  const until = work.now + shownForMs
  return `${page}?result=${await sealToken(work, purpose, { until, reference })}`
}

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
}

function tellEvent(event: RequestEvent, { locale, site }: Telling) {
  const format = createFormat({ locale, digits: site.digits })
  const note = locale === 'ar' ? event.noteAr : event.noteEn
  const time = toDigits(riyadhTime(event.at), site.digits)
  return { status: event.status, date: format.date(event.at), time, note }
}

/** What was chosen as the topic, by the list that the form's own field offers. */
function labelOf({ lists }: FormBasis, name: string, topic: string): string | null {
  const form: Form | undefined = Object.values<Form>(forms).find((one) => one.name === name)
  const list = form?.fields[form.record?.topic ?? '']?.list
  return (list && lists[list].find(({ value }) => value === topic)?.label) ?? null
}

function tellResult(
  submission: Submission,
  events: RequestEvent[],
  email: string,
  telling: Telling,
): InquiryResult {
  const { locale, site, basis, now } = telling
  const { reference, awayReference, kind, topic, status, dueOn } = submission
  const format = createFormat({ locale, digits: site.digits })
  const today = riyadhDate(now)
  const isDue = dueOn !== null && isOurs(status)
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
  }
}

/** What a result's token leads to, or null when it is none of ours, or too old. */
export async function readResult(
  work: Work,
  token: string,
  telling: Omit<Telling, 'now'>,
): Promise<InquiryResult | null> {
  const opened = await readSealed(work, purpose, token, ticket)
  if (!opened) return null
  const finding = findRequest(work.primary, opened.reference)
  const found = await within(budgets.d1Read, 'd1.read', finding)
  if (!found) return null
  const { submission, events } = found
  const vault = await vaultOf(work, 'data')
  const email = (await unlockEmail(vault, submission)) ?? ''
  return tellResult(submission, events, email, { ...telling, now: work.now })
}
