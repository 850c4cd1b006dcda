import { appendReading } from '#db/audit/write-batch'
import { listTeamNames } from '#db/staff/teams'
import type { EventRow, FoundTicket, Submission } from '#db/submissions/submissions'
import { findFirstRequest } from '#db/tickets/status-transitions'
import type { TicketNote } from '#db/tickets/ticket-notes'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { routePath } from '#domain/site/routes'
import type { StaffPage } from '#domain/staff/staff-page'
import {
  type AmendmentEntry,
  type HistoryEvent,
  type InternalNote,
  isAmendmentStep,
  type MailPreview,
  type ReleaseFormState,
  stepsWithFiles,
  type TicketConflict,
  type TicketDraft,
  type TicketFile,
  type TicketPage,
  type TicketStep,
} from '#domain/staff/ticket'
import { lastDayToAnswer } from '#domain/tickets/resolution'
import {
  dueAfter,
  isAwaitingReply,
  isReopening,
  needsReason,
  replyActionOf,
  type Status,
} from '#domain/tickets/status'
import { readScanStates } from '../../attachments/scan-states'
import { amendedMail, statusMail } from '../../mail/mail-text'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { presentAnswers } from '../../submissions/present-answers'
import { decryptAnswerFiles } from '../../tickets/answer-files'
import { listTicketFiles } from '../../tickets/ticket-files'
import { dueStateOf } from '../due-state'
import { topicOf } from '../queue/load-queue'
import { listSteps, presentReferral, teamChoices } from '../referral'
import type { StaffRequest } from '../staff-handler'
import { officerChoices, staffName } from '../staff-name'
import { presentStanding } from './amend-ticket'
import { emptyDraft, listTemplates } from './draft'
import { loadReleaseForm } from './draft-release'
import { findRelated, findRequestedTicket } from './find-tickets'
import {
  dayTimeOf,
  presentAdditions,
  presentAmendments,
  presentEvents,
  presentHandling,
  presentNotes,
  presentResolutions,
  presentStream,
} from './present-history'
import { type ReadTicket, readContext, readTicket, type StaffTicketContext } from './read-ticket'

/** Fields of the forms that the page shows outside the list of answers. */
const shownElsewhere = [
  'fullName',
  'contactName',
  'email',
  'message',
  'requestDetails',
  'eventDescription',
  'mainType',
]

/** State of the page besides the stored ticket. */
export interface TicketPageState {
  draft?: TicketDraft
  /** Adds the mail that the draft will send. */
  hasPreview?: boolean
  /** Instant of the last change that the reader knew (epoch ms), if there is a later one. */
  knownVersion?: number
  /** A release that was not stored, as it was typed. */
  release?: ReleaseFormState
}

/** The ticket as it was sent, and its state. */
function presentSubmission(
  submission: Submission,
  context: StaffTicketContext,
  { today, holidays }: { today: string; holidays: ReadonlySet<string> },
) {
  const { locale, digits, options, texts, email } = context
  const { reference, outboxReference, form, kind, status, dueOn, updatedAt } = submission
  const stored = { form, answers: texts.answers }
  return {
    reference: outboxReference ?? reference,
    kind: options.kindNames[kind] ?? kind,
    topic: topicOf(options, submission),
    title: texts.title,
    locale: submission.locale,
    status,
    due: dueStateOf(submission, today, holidays),
    dueOn: dueOn === null ? null : createFormat({ locale, digits }).date(dueOn),
    sent: dayTimeOf(context, submission.createdAt),
    person: { name: texts.sender, email },
    question: texts.question,
    answers: presentAnswers({ ...stored, without: shownElsewhere }, context, options),
    isTakeable: status === 'received',
    version: updatedAt,
  }
}

/** Other tickets of the sender. */
function presentEarlier({ earlier }: ReadTicket, context: StaffTicketContext, reference: string) {
  return earlier
    .filter((one) => one.reference !== reference)
    .map((one) => ({
      reference: one.outboxReference ?? one.reference,
      status: one.status,
      sent: dayTimeOf(context, one.createdAt).date,
    }))
}

/** The steps that the reader may take, and the team that has the ticket or may get it. */
async function presentReferring(
  request: StaffRequest,
  submission: Submission,
  context: StaffTicketContext,
  holidays: ReadonlySet<string>,
) {
  const { primary, now } = request.ctx
  const { locale, digits } = context
  const { status: from, team, teamDueOn } = submission
  const [steps, teams] = await Promise.all([
    listSteps(primary, submission, request),
    listTeamNames(primary),
  ])
  const today = riyadhDate(now)
  const referral = presentReferral(submission, { teams, locale, today, holidays })
  const dueOn = teamDueOn && createFormat({ locale, digits }).date(teamDueOn)
  const isReasoned = needsReason({ from, to: 'in_review' }, team)
  return {
    steps,
    teams: teamChoices(teams, locale),
    today,
    referral: referral && { ...referral, dueOn: dueOn || null },
    reasonOf: isReasoned ? (team === null ? ('reopening' as const) : ('returning' as const)) : null,
  }
}

/** The request that a ticket repeats; null for none. */
function presentFirst({ duplicateOf, duplicateOfOther }: Submission): TicketPage['duplicateOf'] {
  const reference = duplicateOf ?? duplicateOfOther
  return reference === null ? null : { reference, isOtherSender: duplicateOf === null }
}

interface History {
  /** Newest first. */
  events: readonly EventRow[]
  history: readonly HistoryEvent[]
  amendments: readonly AmendmentEntry[]
  rows: readonly TicketNote[]
  notes: readonly InternalNote[]
}

/** Changes since a version (epoch ms); null without a history. */
function presentConflict(
  knownVersion: number,
  { events, history, amendments, rows, notes }: History,
): TicketConflict | null {
  const isLater = ({ at }: { at: number }) => at > knownVersion
  const since = history.filter((_, index) => events[index] && isLater(events[index]))
  const known = events.find((event) => !isLater(event))
  const [latest] = events
  if (!latest || !known) return null
  const amended = amendments.filter(isLater)
  return {
    by: (amended.at(-1) ?? history[0])?.actor ?? null,
    before: known.status,
    after: latest.status,
    events: [...since],
    amendments: amended,
    notes: notes.filter((_, index) => rows[index] && isLater(rows[index])),
  }
}

/** The mail that a step will send, as the sender reads it. */
function previewMail(
  { deployment, now }: Pick<StaffRequest['ctx'], 'deployment' | 'now'>,
  { submission, email }: { submission: Submission; email: string | null },
  { to, first, hasFiles }: { to: TicketStep; first: string | null; hasFiles: boolean },
  holidays: readonly string[],
): MailPreview {
  const { locale, outboxReference, status: from, dueOn } = submission
  const reference = outboxReference ?? submission.reference
  const link = deployment.origin + routePath('inquiry', locale)
  const writeStatusMail = (status: Status) =>
    statusMail(locale, link, {
      reference,
      status,
      dueOn: isAwaitingReply(status)
        ? dueAfter({ from, to: status, dueOn }, riyadhDate(now), holidays)
        : null,
      reply: deployment.mail.replyDomain ? replyActionOf({ status, since: now }, now) : null,
      isReopened: isReopening({ from, to: status }),
      first,
      hasFiles,
      question: status === 'closed' ? { link, until: lastDayToAnswer(now) } : null,
    })
  const { subject, text } = isAmendmentStep(to)
    ? amendedMail(locale, link, { reference, kind: to, hasFiles })
    : writeStatusMail(to)
  return { from: deployment.mailFrom, to: email, subject, paragraphs: text.trim().split('\n\n') }
}

/** The step of a draft, with the first request of a duplicate if the sender is told it. */
async function readStep(
  { ctx }: StaffRequest,
  { first: typed, files }: TicketDraft,
  to: TicketStep,
  submission: Submission,
): Promise<{ to: TicketStep; first: string | null; hasFiles: boolean }> {
  const first = to === 'duplicate' ? await findFirstRequest(ctx.primary, typed, submission) : null
  const hasFiles = stepsWithFiles.includes(to) && (files ?? []).length > 0
  return { to, first: first?.isOwn ? first.reference : null, hasFiles }
}

/** The files of a ticket by what they came with. */
interface FilesByPlace {
  /** By the sequence of the event, null for the submission. */
  byEvent: Map<number | null, TicketFile[]>
  byAmendment: Map<number | null, TicketFile[]>
  unsent: TicketFile[]
}

/** The files of the ticket with what the scanner says of them. */
async function presentFiles(
  { ctx }: StaffRequest,
  { keyring, texts }: StaffTicketContext,
  submission: Submission,
  { additions, answerFiles }: Pick<ReadTicket, 'additions' | 'answerFiles'>,
): Promise<FilesByPlace> {
  const sent = await listTicketFiles(keyring, submission, texts.answers, additions)
  const answered = await decryptAnswerFiles(keyring, submission, answerFiles)
  const files = [
    ...sent.map((file) => ({ ...file, event: file.sequence, amendment: null })),
    ...answered,
  ]
  const isUnsent = ({ number }: { number: number }) =>
    answered.some((one) => one.number === number && one.event === null && one.amendment === null)
  const states = await readScanStates(
    ctx,
    files.map(({ object }) => object),
  )
  const presented = files.map(({ object: _, sequence: __, event, amendment, ...file }, at) => ({
    place: { event, amendment },
    file: { ...file, scan: states[at] ?? null },
  }))
  const isHere = ({ file }: (typeof presented)[number]) => !isUnsent(file)
  const groupBy = (name: 'event' | 'amendment', list: typeof presented) =>
    new Map(
      [...Map.groupBy(list, ({ place }) => place[name])].map(([sequence, group]) => [
        sequence,
        group.map(({ file }) => file),
      ]),
    )
  return {
    byEvent: groupBy(
      'event',
      presented.filter((one) => isHere(one) && one.place.amendment === null),
    ),
    byAmendment: groupBy(
      'amendment',
      presented.filter(({ place }) => place.amendment !== null),
    ),
    unsent: presented.filter((one) => !isHere(one)).map(({ file }) => file),
  }
}

async function presentTicket(
  request: StaffRequest,
  found: FoundTicket,
  { draft = emptyDraft, hasPreview, knownVersion, release }: TicketPageState,
): Promise<TicketPage> {
  const { ctx, locale, id } = request
  const { submission, events } = found
  const { reference, assignee } = submission
  const read = await readTicket(request, submission)
  const { holidays } = read
  const context = await readContext(request, found, read)
  const { members, email } = context
  const sent = presentSubmission(submission, context, { today: riyadhDate(ctx.now), holidays })
  const files = await presentFiles(request, context, submission, read)
  const additions = await presentAdditions(context, read.additions, events, files.byEvent)
  const history = presentEvents(context, found, additions, files.byEvent)
  const amendments = presentAmendments(context, found, files.byAmendment)
  const notes = await presentNotes(context, read.notes)
  const { steps, teams, ...referring } = await presentReferring(
    request,
    submission,
    context,
    holidays,
  )
  const templates = await listTemplates(ctx.db, submission, locale, ctx.now)
  const text = sent.title ?? sent.topic ?? ''
  const preview =
    hasPreview && draft.to
      ? previewMail(
          ctx,
          { submission, email },
          await readStep(request, draft, draft.to, submission),
          [...holidays],
        )
      : null
  const changes = { events, history, amendments, notes, rows: read.notes }
  return {
    ...sent,
    files: files.byEvent.get(null) ?? [],
    unsent: files.unsent,
    stream: presentStream({
      history,
      amendments,
      resolutions: await presentResolutions(context, read.resolutions),
      notes,
      handling: presentHandling(context, read.handling, { templates, teams }),
    }),
    newestNote: notes.at(-1)?.id ?? 0,
    assignee,
    assigneeName: assignee && staffName(members, assignee, locale),
    isMine: assignee === id,
    officers: officerChoices(read.officers, locale, read.absent),
    viewers: (read.viewers.get(reference) ?? []).map((one) => staffName(members, one, locale)),
    templates,
    ...referring,
    steps,
    teams,
    draft: { ...draft, preview },
    standing: presentStanding(found, locale),
    conflict: knownVersion === undefined ? null : presentConflict(knownVersion, changes),
    duplicateOf: presentFirst(submission),
    duplicates: read.duplicates,
    earlier: presentEarlier(read, context, reference),
    related: await findRelated(request, text),
    release: release ?? (await loadReleaseForm(request, found)),
    list: read.filter,
    ...read.neighbours,
  }
}

/** The page of a ticket; null if there is none. Reading it is recorded. */
export async function loadTicket(
  request: StaffRequest,
  view: TicketPageState = {},
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
