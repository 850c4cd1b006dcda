import { ownerOf } from '#db/privacy/collect-personal-data'
import { encryptNote } from '#db/privacy/personal-fields'
import { listTeamNames } from '#db/staff/teams'
import { type FoundTicket, listDuplicates, type Submission } from '#db/submissions/submissions'
import { assignTickets } from '#db/tickets/assign'
import {
  cleanNoteOf,
  type FirstRequest,
  findFirstRequest,
  type Referral,
  transitionTicket,
} from '#db/tickets/status-transitions'
import { riyadhDate } from '#domain/dates/calendar'
import type { Issue } from '#domain/forms/issue'
import { isAmendmentStep, type TicketDraft, undoMs } from '#domain/staff/ticket'
import { cleanText } from '#domain/text/clean-text'
import { amendmentKindOf } from '#domain/tickets/amendments'
import { dueAfter, needsReason, type Status } from '#domain/tickets/status'
import { dataKeyringOf } from '../../security/keyrings'
import { loadHolidays } from '../due-state'
import { listAddress, ticketAddress } from '../queue/queue-request'
import { listSteps } from '../referral'
import { type StaffFields, type StaffRequest, type StaffResult, textOf } from '../staff-handler'
import { decryptTexts } from '../ticket-texts'
import { amendTicket, beginCorrection } from './amend-ticket'
import { checkFiles, dropUnsentFile, keepChosenFiles } from './answer-files'
import { checkDraft, compareTemplate, emptyDraft, fillDraft, readDraft } from './draft'
import { findRequestedTicket } from './find-tickets'
import { loadTicket, type TicketPageState } from './load-ticket'
import { undoableAddress } from './undo-step'

/** The page again, with what was typed. */
export async function showAgain(
  request: StaffRequest,
  view: TicketPageState,
  status: 200 | 409 | 422,
): Promise<StaffResult> {
  const content = await loadTicket(request, view)
  return content && { content, status }
}

async function readSender({ ctx }: StaffRequest, submission: Submission): Promise<string | null> {
  const { sender } = await decryptTexts(await dataKeyringOf(ctx), submission)
  return sender
}

/** 409 with what changed if the ticket has changed since the page was opened; else null. */
async function refuseLate(
  request: StaffRequest,
  fields: StaffFields,
  { updatedAt }: Submission,
): Promise<StaffResult> {
  const knownVersion = Number(textOf(fields, 'version'))
  if (knownVersion === updatedAt) return null
  return showAgain(request, { draft: readDraft(fields), knownVersion }, 409)
}

/** The page again with another draft, unless somebody was quicker; nothing is stored. */
async function showDraft(
  request: StaffRequest,
  fields: StaffFields,
  draftOf: (found: FoundTicket) => TicketDraft | Promise<TicketDraft>,
  hasPreview = false,
): Promise<StaffResult> {
  const found = await findRequestedTicket(request)
  if (!found) return null
  const late = await refuseLate(request, fields, found.submission)
  if (late) return late
  const kept = await keepChosenFiles(request, found, fields)
  const draft = withFiles(await draftOf(found), kept)
  return showAgain(request, { draft, hasPreview }, draft.issues.length > 0 ? 422 : 200)
}

/** A draft with the files that were chosen with it, or with what is wrong with them. */
function withFiles(
  draft: TicketDraft,
  kept: Awaited<ReturnType<typeof keepChosenFiles>>,
): TicketDraft {
  if ('issues' in kept) return { ...draft, issues: [...draft.issues, ...kept.issues] }
  return { ...draft, files: draft.files && [...draft.files, ...kept.numbers] }
}

/** The page with the files that were chosen, which wait for a step. */
export function attachFiles(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  return showDraft(request, fields, () => readDraft(fields))
}

/** The page without the file that the button names. */
export function detachFile(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  return showDraft(request, fields, async (found) => {
    const removed = await dropUnsentFile(request, found, fields)
    const draft = readDraft(fields)
    return { ...draft, files: (draft.files ?? []).filter((number) => number !== removed) }
  })
}

/** The page with both texts filled from the chosen template. */
export function fillNotes(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  return showDraft(request, fields, async ({ submission }) =>
    fillDraft(request, readDraft(fields), submission, await readSender(request, submission)),
  )
}

/** The page with the text that a correction replaces, to be changed. */
export function quoteAnswer(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  return showDraft(request, fields, (found) => beginCorrection(found, readDraft(fields)))
}

/** The page with the mail that the step will send. */
export function previewStep(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  return showDraft(request, fields, () => readDraft(fields), true)
}

/** True if the last event or amendment is this very step, sent twice by the same person. */
function isRepeat(
  { events: [event], amendments }: FoundTicket,
  { id }: StaffRequest,
  { to, note: typed }: TicketDraft,
): boolean {
  const amendment = amendments.at(-1)
  const isAmendment = to !== null && isAmendmentStep(to)
  const last = isAmendment ? amendment : event
  const made = isAmendment ? amendment && amendmentKindOf(amendment) : event?.status
  const note = cleanNoteOf(typed)
  return (
    last?.actor === id &&
    made === to &&
    (last.noteAr ?? undefined) === note?.ar &&
    (last.noteEn ?? undefined) === note?.en
  )
}

interface StepParts {
  draft: TicketDraft
  first: FirstRequest | null
  referral: Referral | null
  /** Slug of the template that the note was written from. */
  template: string | null
  /** Numbers of the files that go with the note. */
  files: readonly number[]
}

async function transition(
  { ctx, actor }: StaffRequest,
  submission: Submission,
  to: Status,
  { draft, first, referral, template, files }: StepParts,
): Promise<boolean> {
  const { primary, db, now } = ctx
  const { reference, status: from, updatedAt: since, dueOn } = submission
  const reason = needsReason({ from, to }, submission.team) ? cleanText(draft.reason) : ''
  const keyring = await dataKeyringOf(ctx)
  const holidays = [...(await loadHolidays(db, now))]
  return transitionTicket(primary, {
    reference,
    from,
    since,
    to,
    at: now,
    note: cleanNoteOf(draft.note),
    reason: reason ? await encryptNote(keyring, ownerOf(submission), reason) : undefined,
    first: first ?? undefined,
    referral: referral ?? undefined,
    sentFiles: files,
    dueOn: dueAfter({ from, to, dueOn }, riyadhDate(now), holidays),
    entry: {
      ...actor,
      action: 'ticket.transitioned',
      subject: reference,
      before: { status: from, ...(submission.team && { team: submission.team }) },
      after: {
        status: to,
        ...(template && { template }),
        ...(referral && { team: referral.team, until: referral.dueOn }),
      },
    },
    mailDelayMs: undoMs,
  })
}

/** What the step needs besides its texts, and what is wrong with its draft. */
async function checkStep(
  request: StaffRequest,
  submission: Submission,
  draft: TicketDraft,
): Promise<Omit<StepParts, 'draft'> & { issues: Issue[] }> {
  const { primary, now } = request.ctx
  const { status: from, team, locale: sender } = submission
  const isDuplicate = draft.to === 'duplicate'
  const [{ openPlaces, template }, first, duplicates, steps, teams] = await Promise.all([
    compareTemplate(request, draft, submission, await readSender(request, submission)),
    isDuplicate ? findFirstRequest(primary, draft.first, submission) : null,
    isDuplicate ? listDuplicates(primary, submission) : [],
    listSteps(primary, submission, request),
    draft.to === 'referred' ? listTeamNames(primary) : [],
  ])
  const rules = {
    from,
    team,
    sender,
    steps,
    first,
    openPlaces,
    isRepeated: duplicates.length > 0,
    teams: teams.map(({ id }) => id),
    today: riyadhDate(now),
  }
  const referral = teams.length > 0 ? { team: draft.team, dueOn: draft.until } : null
  const { files, issues: withheld } = await checkFiles(request, submission, draft)
  const issues = [...checkDraft(draft, rules, request.locale), ...withheld]
  return { issues, first, referral, template, files }
}

/**
 * Makes the step of the form. A ticket that somebody else has changed since the page was opened is
 * shown with what changed, and the step is not made (409).
 */
export async function moveTicket(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const typed = readDraft(fields)
  const found = await findRequestedTicket(request)
  if (!found) return null
  const { submission } = found
  const { reference, updatedAt, assignee } = submission
  const knownVersion = Number(textOf(fields, 'version'))
  if (knownVersion !== updatedAt) {
    if (isRepeat(found, request, typed)) return { location: listAddress(request) }
    return showAgain(request, { draft: typed, knownVersion }, 409)
  }
  const draft = withFiles(typed, await keepChosenFiles(request, found, fields))
  if (draft.issues.length > 0) return showAgain(request, { draft }, 422)
  const { issues, ...parts } = await checkStep(request, submission, draft)
  if (issues.length > 0 || !draft.to)
    return showAgain(request, { draft: { ...draft, issues } }, 422)
  const { to } = draft
  const isMade = isAmendmentStep(to)
    ? await amendTicket(request, found, to, draft, parts.files)
    : await transition(request, submission, to, { draft, ...parts })
  if (!isMade) {
    const again = await findRequestedTicket(request)
    if (again && isRepeat(again, request, draft)) return { location: listAddress(request) }
    return showAgain(request, { draft, knownVersion }, 409)
  }
  if (assignee === null && !isAmendmentStep(to)) {
    await assignTickets(request.ctx.primary, [reference], request.id, request.actor, null)
  }
  return { location: await undoableAddress(request, found, to) }
}

/**
 * Makes one step of a ticket by itself: what is wrong with its draft, nothing once it is made, and null
 * if somebody else has changed the ticket.
 */
export async function makeStep(
  request: StaffRequest,
  submission: Submission,
  draft: TicketDraft & { to: Status },
): Promise<Issue[] | null> {
  const { issues, ...parts } = await checkStep(request, submission, draft)
  if (issues.length > 0) return issues
  if (!(await transition(request, submission, draft.to, { draft, ...parts }))) return null
  const { ctx, id, actor } = request
  if (submission.assignee === null) {
    await assignTickets(ctx.primary, [submission.reference], id, actor, null)
  }
  return []
}

/**
 * Assigns a ticket to the reader and starts its review; false if it is somebody else's. One of
 * `takenFrom` is taken over.
 */
export async function takeOver(
  request: StaffRequest,
  submission: Submission,
  takenFrom: string | null = null,
): Promise<boolean> {
  const { ctx, id, actor } = request
  const { reference, status, assignee } = submission
  const isFree = assignee === null || assignee === takenFrom
  const take = () => assignTickets(ctx.primary, [reference], id, actor, assignee)
  if (assignee !== id && !(isFree && (await take()) > 0)) return false
  if (status === 'received')
    await transition(request, submission, 'in_review', {
      draft: emptyDraft,
      first: null,
      referral: null,
      template: null,
      files: [],
    })
  return true
}

/**
 * Assigns the ticket to this officer if it is unassigned or still assigned to the officer whom the
 * form names; otherwise it stays with its present officer.
 */
export async function takeTicket(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const found = await findRequestedTicket(request)
  if (!found) return null
  const { submission } = found
  const { reference, outboxReference } = submission
  const isTaken = await takeOver(request, submission, textOf(fields, 'from') || null)
  const notice = isTaken ? undefined : 'taken'
  return { location: ticketAddress(request, outboxReference ?? reference, notice) }
}
