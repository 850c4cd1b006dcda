import { checkSource, readSource } from '#db/editing/check-source'
import { findRecord, versionOf } from '#db/editing/records'
import { splitSource } from '#db/editing/source'
import { publishRecord } from '#db/editing/write-record'
import { findEntry } from '#db/entries/entries'
import { countOpenMails } from '#db/newsletter/deliveries'
import { findSending, moveSending, scheduleSending } from '#db/newsletter/sendings'
import { findStaff } from '#db/staff/staff'
import { may } from '#domain/access/permissions'
import { readLocalTime } from '#domain/dates/calendar'
import type { SendingStep } from '#domain/newsletter/sending'
import { type IssueProblem, mailKinds, type NewsletterIssuePage } from '#domain/staff/newsletter'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { pathOf, stateOf } from '../content/load-entry'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { staffName } from '../staff-name'
import { readMailKind, respondMail, sendTest, writeIssueMail } from './issue-mails'
import { timeWriter, toFigures } from './sending-figures'

interface IssueResult {
  problem?: IssueProblem
  issues?: NewsletterIssuePage['issues']
  startsAt?: string
}

const keyOf = ({ match }: StaffRequest) =>
  ({ kind: 'newsletter-issue', slug: match.reference ?? '' }) as const

async function readMail(request: StaffRequest): Promise<NewsletterIssuePage['mail']> {
  const kind = readMailKind(request, (name) => request.query.get(name))
  const mail = await writeIssueMail(request, keyOf(request).slug, kind)
  const file =
    mailKinds.findIndex(
      ({ locale, interest }) => locale === kind.locale && interest === kind.interest,
    ) + 1
  return mail && { ...kind, file, subject: mail.subject, text: mail.text }
}

async function readIssuePage(
  request: StaffRequest,
  result: IssueResult,
): Promise<NewsletterIssuePage | null> {
  const { ctx, locale, id, roles } = request
  const key = keyOf(request)
  const [record, sending, open] = await Promise.all([
    findRecord(ctx.primary, key),
    findSending(ctx.primary, key.slug),
    countOpenMails(ctx.primary),
  ])
  const { draft, stored } = record
  const source = draft?.source ?? stored?.source
  if (!source) return null
  const people = [draft?.author, sending?.publisher].filter((one) => one !== undefined)
  const [entry, staff, timeOf, mail] = await Promise.all([
    findEntry(ctx.primary, key.kind, key.slug, locale, ctx.now),
    findStaff(ctx.primary, await dataKeyringOf(ctx), people),
    timeWriter(request),
    readMail(request),
  ])
  const { title } = splitSource(source)[locale]
  return {
    slug: key.slug,
    title: typeof title === 'string' && title !== '' ? title : key.slug,
    state: stateOf(record, entry !== null, ctx.now),
    path: entry && pathOf(entry),
    draft: draft && {
      author: staffName(staff, draft.author, locale),
      at: timeOf(draft.writtenAt),
      isOwn: draft.author === id,
    },
    version: versionOf(record),
    issues: result.issues ?? (draft ? readSource(key, draft.source).problems : []),
    mail,
    sending: sending && toFigures(sending, open.get(key.slug), timeOf),
    publisher: sending && staffName(staff, sending.publisher, locale),
    startsAt: result.startsAt ?? '',
    problem: result.problem ?? null,
    maySend: may(roles, 'newsletter.send'),
  }
}

async function loadIssue(
  request: StaffRequest,
  result: IssueResult = {},
): Promise<StaffPage | null> {
  const reading = readIssuePage(request, result)
  const data = await withDeadline(deadlines.d1Read, 'd1.newsletter', reading)
  return data && { page: 'newsletterIssue', title: data.title, data }
}

function done(request: StaffRequest, notice: StaffNoticeName): StaffResult {
  const address = staffAddress(request.locale, 'newsletterIssue', keyOf(request).slug)
  return { location: `${address}?done=${notice}` }
}

async function refuse(
  request: StaffRequest,
  problem: IssueProblem,
  result: IssueResult = {},
): Promise<StaffResult> {
  const content = await loadIssue(request, { ...result, problem })
  const isInput = problem === 'invalid' || problem === 'time'
  return content && { content, status: isInput ? 422 : 409 }
}

/** Publishes the draft of another person as it was seen. */
async function approve(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, id } = request
  const key = keyOf(request)
  const { draft, stored } = await findRecord(ctx.primary, key)
  if (!draft || draft.writtenAt !== Number(textOf(fields, 'version')))
    return refuse(request, 'changed')
  if (draft.author === id) return refuse(request, 'own')
  const { rows, problems } = await checkSource(ctx.primary, key, draft.source)
  if (problems.length > 0) return refuse(request, 'invalid', { issues: problems })
  const isDone = await publishRecord(ctx.primary, key, { draft, stored, rows }, actor)
  return isDone ? done(request, 'issueApproved') : refuse(request, 'changed')
}

async function test(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const result = await sendTest(request, fields)
  if (result === null) return refuse(request, 'invalid')
  return result === 'sent' ? done(request, 'testSent') : refuse(request, result)
}

/** Schedules the sending; without a time it begins with the next minute. */
async function schedule(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const typed = textOf(fields, 'startsAt').trim()
  const startsAt = typed === '' ? ctx.now : readLocalTime(typed)
  if (!(startsAt >= ctx.now)) return refuse(request, 'time', { startsAt: typed })
  const { slug } = keyOf(request)
  const isDone = await scheduleSending(ctx.primary, slug, startsAt, actor)
  return isDone ? done(request, 'sendingScheduled') : refuse(request, 'unpublished')
}

/** Moves the sending by a step, and says so. */
function move(step: SendingStep, notice: StaffNoticeName) {
  return async (request: StaffRequest): Promise<StaffResult> => {
    const { ctx, actor } = request
    const isDone = await moveSending(ctx.primary, keyOf(request).slug, step, actor)
    return isDone ? done(request, notice) : refuse(request, 'changed')
  }
}

export const newsletterIssueHandler: StaffHandler = {
  load: (request) => loadIssue(request),
  file: { action: 'newsletter.draft', respond: respondMail },
  actions: {
    test: { action: 'newsletter.draft', run: test },
    approve: { action: 'newsletter.send', run: approve },
    schedule: { action: 'newsletter.send', run: schedule },
    cancel: { action: 'newsletter.send', run: move('cancelled', 'sendingCancelled') },
    pause: { action: 'newsletter.send', run: move('paused', 'sendingPaused') },
    resume: { action: 'newsletter.send', run: move('resumed', 'sendingResumed') },
  },
}
