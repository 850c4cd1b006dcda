import { listAuditEntries, noFilter } from '#db/audit/list-entries'
import { ownerOf } from '#db/privacy/collect-personal-data'
import { decryptEmail } from '#db/privacy/personal-fields'
import { listAbsent } from '#db/staff/absences'
import { markTicketSeen } from '#db/staff/notifications'
import { findStaff, listOfficers } from '#db/staff/staff'
import { listViewers, putViewer } from '#db/staff/viewers'
import {
  type FoundTicket,
  listAdditions,
  listDuplicates,
  listTicketsOf,
  type Submission,
} from '#db/submissions/submissions'
import { listAnswerFiles } from '#db/tickets/answer-files'
import { findNeighbourTickets } from '#db/tickets/queue'
import { listResolutions } from '#db/tickets/resolutions'
import { listNotes } from '#db/tickets/ticket-notes'
import { handlingActions } from '#domain/staff/ticket'
import { readableAddress } from '../../mail/readable-address'
import { loadFormOptions } from '../../pages/form-options'
import { cachedSite } from '../../pages/load-page'
import { dataKeyringOf } from '../../security/keyrings'
import { loadHolidays } from '../due-state'
import { readQueueRequest } from '../queue/queue-request'
import type { StaffRequest } from '../staff-handler'
import { decryptTexts } from '../ticket-texts'
import { assigneeIn } from './present-history'

const earlierAtMost = 6
const handlingAtMost = 30

/** Reads what is stored about a ticket and around it; stores that the reader has it open and has seen what happened. */
export async function readTicket(request: StaffRequest, submission: Submission) {
  const { ctx, id: reader } = request
  const { primary, now } = ctx
  const { filter, list } = readQueueRequest(request)
  const { reference, emailHash } = submission
  await primary.batch([
    putViewer(primary, { reference, viewer: reader, seenAt: now }),
    markTicketSeen(primary, reader, reference, now),
  ])
  const keyring = await dataKeyringOf(ctx)
  const handled = { ...noFilter, subject: reference, actions: handlingActions }
  const [
    notes,
    additions,
    answerFiles,
    resolutions,
    viewers,
    earlier,
    duplicates,
    neighbours,
    officers,
    absent,
    holidays,
    handling,
  ] = await Promise.all([
    listNotes(primary, reference),
    listAdditions(primary, reference),
    listAnswerFiles(primary, reference),
    listResolutions(primary, reference),
    listViewers(primary, [reference], { reader, now }),
    listTicketsOf(primary, emailHash, earlierAtMost),
    listDuplicates(primary, submission),
    findNeighbourTickets(primary, list, submission),
    listOfficers(primary, keyring, now),
    listAbsent(primary, list.today),
    loadHolidays(ctx.db, now),
    listAuditEntries(primary, handled, null, handlingAtMost),
  ])
  return {
    keyring,
    notes,
    additions,
    answerFiles,
    resolutions,
    viewers,
    earlier,
    duplicates,
    neighbours,
    officers,
    absent,
    holidays,
    filter,
    handling,
  }
}

export type ReadTicket = Awaited<ReturnType<typeof readTicket>>

function idsIn(
  { notes, viewers, handling }: ReadTicket,
  { submission, events, amendments }: FoundTicket,
): string[] {
  const actors = [...events, ...amendments].flatMap(({ actor }) => actor ?? [])
  const authors = notes.map(({ author }) => author)
  const handlers = handling.flatMap((row) => [row.actor, assigneeIn(row) ?? ''])
  return [
    ...actors,
    ...authors,
    ...handlers,
    ...[...viewers.values()].flat(),
    submission.assignee ?? '',
  ]
}

/** What the page takes from payloads and from decrypted texts. */
export async function readContext(request: StaffRequest, found: FoundTicket, read: ReadTicket) {
  const { ctx, locale } = request
  const { submission } = found
  const { keyring } = read
  const owner = ownerOf(submission)
  const [options, { digits }, members, texts, email] = await Promise.all([
    loadFormOptions(ctx, locale),
    cachedSite(ctx, locale),
    findStaff(ctx.primary, keyring, idsIn(read, found)),
    decryptTexts(keyring, submission),
    decryptEmail(keyring, { ...owner, email: submission.email }),
  ])
  return {
    locale,
    digits,
    members,
    keyring,
    owner,
    options,
    texts,
    email: email && readableAddress(email),
  }
}

export type StaffTicketContext = Awaited<ReturnType<typeof readContext>>
