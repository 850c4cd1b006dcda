import { findStaff } from '#db/staff/staff'
import type { Submission } from '#db/submissions/submissions'
import { listViewers } from '#db/tickets/viewers'
import { daysBetween, riyadhDate } from '#domain/dates/calendar'
import type { FormOptions } from '#domain/payloads/forms'
import type { QueueRow } from '#domain/staff/queue'
import { dataKeyringOf } from '../../security/keyrings'
import { loadFormOptions } from '../../submissions/form-options'
import { labelOf } from '../../tickets/ticket-state'
import { dueStateOf } from '../due-state'
import { loadHolidays } from '../load-holidays'
import { staffName } from '../staff-name'
import type { StaffRequest } from '../staff-request'
import { decryptTexts } from '../ticket-texts'

export function topicOf(options: FormOptions, { form, topic }: Submission): string | null {
  return topic && labelOf(options, form, topic)
}

/** Tickets as rows of the queue, with their texts decrypted. */
export async function presentRows(
  { ctx, locale, id: reader }: StaffRequest,
  tickets: readonly Submission[],
): Promise<QueueRow[]> {
  const { primary, now } = ctx
  const keyring = await dataKeyringOf(ctx)
  const references = tickets.map(({ reference }) => reference)
  const [options, holidays, viewers] = await Promise.all([
    loadFormOptions(ctx, locale),
    loadHolidays(ctx.db, now),
    listViewers(primary, references, { reader, now }),
  ])
  const ids = [
    ...tickets.flatMap(({ assignee }) => assignee ?? []),
    ...[...viewers.values()].flat(),
  ]
  const members = await findStaff(primary, keyring, ids)
  const today = riyadhDate(now)
  const nameOf = (id: string) => staffName(members, id, locale)
  return Promise.all(
    tickets.map(async (ticket) => {
      const { title, sender } = await decryptTexts(keyring, ticket)
      const { reference, outboxReference, kind, status, assignee, createdAt } = ticket
      return {
        reference: outboxReference ?? reference,
        kind: options.kindNames[kind] ?? kind,
        title,
        topic: topicOf(options, ticket),
        sender,
        locale: ticket.locale,
        status,
        due: dueStateOf(ticket, today, holidays),
        assignee: assignee && nameOf(assignee),
        isMine: assignee === reader,
        age: daysBetween(riyadhDate(createdAt), today),
        viewers: (viewers.get(reference) ?? []).map(nameOf),
      }
    }),
  )
}
