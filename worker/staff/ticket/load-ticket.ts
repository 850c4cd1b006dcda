import { appendReading } from '#db/audit/append-reading'
import { ownerOf } from '#db/privacy/collect-personal-data'
import { decryptEmail } from '#db/privacy/personal-fields'
import { findStaff, listOfficers } from '#db/staff/staff'
import { listAdditions, listTicketsOf } from '#db/submissions/list-tickets'
import type { EventRow, Submission } from '#db/submissions/submissions'
import { findNeighbours } from '#db/tickets/queue'
import { listNotes } from '#db/tickets/ticket-notes'
import { listViewers, putViewer } from '#db/tickets/viewers'
import { riyadhDate } from '#domain/dates/calendar'
import type { ReleaseFormState } from '#domain/staff/release-form'
import type { StaffPage } from '#domain/staff/staff-page'
import type { TicketDraft, TicketPage } from '#domain/staff/ticket'
import { canOperatorTransition, statuses } from '#domain/tickets/status'
import { cachedSite, loadFormOptions } from '../../payloads/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { filesIn, presentAnswers } from '../../submissions/present-answers'
import { dueStateOf } from '../due-state'
import { loadHolidays } from '../load-holidays'
import { topicOf } from '../queue/present-rows'
import { loadReleaseForm } from '../releases/draft-release'
import { officerChoices, staffName } from '../staff-name'
import type { StaffRequest } from '../staff-request'
import { decryptTexts } from '../ticket-texts'
import { emptyDraft } from './draft'
import { findRelated } from './find-related'
import { findRequestedTicket } from './find-ticket'
import { presentConflict } from './present-conflict'
import { dayTimeOf, presentAdditions, presentEvents, presentNotes } from './present-history'
import { previewMail } from './preview-mail'
import { listTemplates } from './templates'

const earlierAtMost = 6

/** Fields of the forms that the page shows outside the list of answers. */
const shownElsewhere = [
  ...['fullName', 'contactName', 'email', 'message', 'requestDetails', 'eventDescription'],
  'mainType',
]

/** State of the page besides the stored ticket. */
export interface TicketView {
  draft?: TicketDraft
  /** Adds the mail that the draft will send. */
  hasPreview?: boolean
  /** Instant of the last change that the reader knew (epoch ms), if there is a later one. */
  knownVersion?: number
  /** A release that was not stored, as it was typed. */
  release?: ReleaseFormState
}

/** Everything stored about a ticket and around it. */
async function readTicket({ ctx, id: reader }: StaffRequest, submission: Submission) {
  const { primary, now } = ctx
  const { reference, emailHash } = submission
  await putViewer(primary, { reference, viewer: reader, seenAt: now })
  const keyring = await dataKeyringOf(ctx)
  const [notes, additions, viewers, earlier, neighbours, officers, holidays] = await Promise.all([
    listNotes(primary, reference),
    listAdditions(primary, reference),
    listViewers(primary, [reference], { reader, now }),
    listTicketsOf(primary, emailHash, earlierAtMost),
    findNeighbours(primary, submission),
    listOfficers(primary, keyring, now),
    loadHolidays(ctx.db, now),
  ])
  return { keyring, notes, additions, viewers, earlier, neighbours, officers, holidays }
}

type ReadTicket = Awaited<ReturnType<typeof readTicket>>

function idsIn({ notes, viewers }: ReadTicket, submission: Submission, events: EventRow[]) {
  const actors = events.flatMap(({ actor }) => actor ?? [])
  const authors = notes.map(({ author }) => author)
  return [...actors, ...authors, ...[...viewers.values()].flat(), submission.assignee ?? '']
}

async function presentTicket(
  request: StaffRequest,
  { submission, events }: { submission: Submission; events: EventRow[] },
  { draft = emptyDraft, hasPreview, knownVersion, release }: TicketView,
): Promise<TicketPage> {
  const { ctx, locale, id } = request
  const read = await readTicket(request, submission)
  const { keyring, holidays, earlier, officers } = read
  const owner = ownerOf(submission)
  const [options, site, members, texts, email] = await Promise.all([
    loadFormOptions(ctx, locale),
    cachedSite(ctx, locale),
    findStaff(ctx.primary, keyring, idsIn(read, submission, events)),
    decryptTexts(keyring, submission),
    decryptEmail(keyring, { ...owner, email: submission.email }),
  ])
  const context = { locale, digits: site.digits, members, keyring, owner }
  const { reference, outboxReference, kind, status, dueOn, assignee, createdAt } = submission
  const history = presentEvents(context, events)
  const notes = await presentNotes(context, read.notes)
  const topic = topicOf(options, submission)
  const stored = { form: submission.form, answers: texts.answers }
  const related = await findRelated(ctx.search, {
    text: texts.title ?? topic ?? '',
    ...{ locale, now: ctx.now },
  })
  const preview =
    hasPreview && draft.to ? previewMail(ctx, { submission, email }, draft.to, [...holidays]) : null
  return {
    reference: outboxReference ?? reference,
    kind: options.kindNames[kind] ?? kind,
    topic,
    title: texts.title,
    locale: submission.locale,
    status,
    due: dueStateOf(submission, riyadhDate(ctx.now), holidays),
    dueOn: dueOn === null ? null : dayTimeOf(context, Date.parse(`${dueOn}T12:00:00Z`)).date,
    sent: dayTimeOf(context, createdAt),
    person: { name: texts.sender, email },
    question: texts.question,
    answers: presentAnswers({ ...stored, without: shownElsewhere }, locale, options),
    files: filesIn(stored),
    additions: await presentAdditions(context, read.additions, events),
    events: history,
    notes,
    assignee,
    isMine: assignee === id,
    officers: officerChoices(officers, locale),
    viewers: (read.viewers.get(reference) ?? []).map((viewer) =>
      staffName(members, viewer, locale),
    ),
    transitions: statuses.filter((to) => canOperatorTransition(status, to)),
    isTakeable: status === 'received',
    templates: await listTemplates(ctx.db, submission, locale, ctx.now),
    draft: { ...draft, preview },
    conflict:
      knownVersion === undefined
        ? null
        : presentConflict(knownVersion, { events, history, notes, rows: read.notes }),
    version: submission.updatedAt,
    earlier: earlier
      .filter((one) => one.reference !== reference)
      .map((one) => ({
        reference: one.outboxReference ?? one.reference,
        status: one.status,
        sent: dayTimeOf(context, one.createdAt).date,
      })),
    related,
    release: release ?? (await loadReleaseForm(request, submission)),
    ...read.neighbours,
  }
}

/** The page of a ticket; null if there is none. Reading it is recorded. */
export async function loadTicket(
  request: StaffRequest,
  view: TicketView = {},
): Promise<StaffPage | null> {
  const found = await findRequestedTicket(request)
  if (!found) return null
  const { actor, ctx } = request
  const { reference } = found.submission
  await appendReading(ctx.primary, { ...actor, action: 'ticket.read', subject: reference })
  const presenting = presentTicket(request, found, view)
  const data = await withDeadline(deadlines.d1ReadAll, 'd1.ticket', presenting)
  return { page: 'ticket', title: data.reference, data }
}
