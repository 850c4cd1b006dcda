import { translators } from '#client/translators.ts'
import { appendAuditEntry } from '#db/audit/write-batch'
import type { Database } from '#db/client'
import { findStaff } from '#db/staff/staff'
import type { Submission } from '#db/submissions/submissions'
import { listQueue, type QueuePosition, type QueueQuery } from '#db/tickets/queue'
import { riyadhDate } from '#domain/dates/calendar'
import { languageNames } from '#domain/site/locale'
import { dataKeyringOf } from '../../security/keyrings'
import { loadFormOptions } from '../../submissions/form-options'
import { respondStaffCsv } from '../respond-csv'
import { staffName } from '../staff-name'
import type { StaffRequest } from '../staff-request'
import { topicOf } from './present-rows'
import { readQueueRequest } from './read-queue-request'

const rowsAtMost = 1_000
const rowsPerRead = 250

const columns = [
  'reference',
  'kind',
  'topic',
  'language',
  'status',
  'received',
  'due',
  'assignee',
] as const

/** The first tickets of a list, and whether there are more. */
async function readTickets(db: Database, list: QueueQuery) {
  const tickets: Submission[] = []
  let from: QueuePosition | null = null
  do {
    const { rows, next }: Awaited<ReturnType<typeof listQueue>> = await listQueue(
      db,
      list,
      from,
      rowsPerRead,
    )
    tickets.push(...rows)
    from = next
  } while (from && tickets.length < rowsAtMost)
  return { tickets, isCut: from !== null }
}

/** A list of the queue as a file, without anything that senders wrote and who they are. */
export async function exportQueue(request: StaffRequest): Promise<Response> {
  const { ctx, locale, actor } = request
  const { primary, now } = ctx
  const { list } = readQueueRequest(request)
  const [{ tickets, isCut }, options] = await Promise.all([
    readTickets(primary, list),
    loadFormOptions(ctx, locale),
  ])
  const ids = tickets.flatMap(({ assignee }) => assignee ?? [])
  const members = await findStaff(primary, await dataKeyringOf(ctx), ids)
  await appendAuditEntry(primary, {
    ...actor,
    action: 'tickets.exported',
    subject: list.view,
    after: { tickets: tickets.length },
  })
  const t = translators[locale]
  const rows = tickets.map((ticket) => [
    ticket.outboxReference ?? ticket.reference,
    options.kindNames[ticket.kind] ?? ticket.kind,
    topicOf(options, ticket),
    languageNames[ticket.locale],
    t(`status.${ticket.status}.title`),
    riyadhDate(ticket.createdAt),
    ticket.dueOn,
    ticket.assignee && staffName(members, ticket.assignee, locale),
  ])
  const name = `requests-${list.view}-${riyadhDate(now)}${isCut ? `-first-${rowsAtMost}` : ''}`
  return respondStaffCsv(request, name, [
    columns.map((column) => t(`deskQueue.csv.columns.${column}`)),
    ...rows,
  ])
}
