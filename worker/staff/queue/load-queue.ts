import { translators } from '#client/translators.ts'
import { appendReading } from '#db/audit/write-batch'
import { listOfficers } from '#db/staff/staff'
import type { Submission } from '#db/submissions/submissions'
import { countAnsweredSince, countQueue, listQueue } from '#db/tickets/queue'
import { startOfRiyadhDay } from '#domain/dates/calendar'
import type { QueuePage } from '#domain/staff/queue'
import type { StaffPage } from '#domain/staff/staff-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { loadFormOptions } from '../../submissions/form-options'
import { officerChoices } from '../staff-name'
import type { StaffRequest } from '../staff-request'
import { presentRows } from './present-rows'
import { readQueueRequest, writeQueuePosition } from './read-queue-request'

const rowsPerPage = 25

interface LookUp {
  lookUp: NonNullable<QueuePage['lookUp']>
  /** What was looked up in vain. */
  typed?: string
  /** Tickets of the address that was looked up. */
  found?: readonly Submission[]
}

async function readQueue(request: StaffRequest, lookUp: LookUp | null): Promise<StaffPage> {
  const { ctx, locale, id, actor } = request
  const { primary } = ctx
  const { filter, list, from } = readQueueRequest(request)
  const keyring = await dataKeyringOf(ctx)
  const [slice, counts, answeredToday, officers, options] = await Promise.all([
    lookUp?.found
      ? { rows: lookUp.found, next: null }
      : listQueue(primary, list, from, rowsPerPage),
    countQueue(primary, list),
    countAnsweredSince(primary, id, startOfRiyadhDay(list.today)),
    listOfficers(primary, keyring, ctx.now),
    loadFormOptions(ctx, locale),
  ])
  const rows = await presentRows(request, slice.rows)
  // The rows show personal data: reading them is recorded.
  await appendReading(primary, { ...actor, action: 'tickets.listed', subject: list.view })
  const { view } = filter
  const t = translators[locale]
  return {
    page: 'queue',
    title: lookUp?.found
      ? t('deskQueue.found')
      : `${t(`deskQueue.views.${view}`)} (${counts[view]})`,
    data: {
      filter,
      rows,
      counts,
      answeredToday,
      next: slice.next && writeQueuePosition(slice.next),
      isContinued: from !== null,
      kinds: Object.entries(options.kindNames)
        .filter(([value]) => value !== 'NEWS')
        .map(([value, label]) => ({ value, label })),
      officers: officerChoices(officers, locale),
      lookUp: lookUp?.lookUp ?? null,
      typed: lookUp?.typed ?? '',
    },
  }
}

/** The queue, or the tickets of an address that was looked up. */
export function loadQueue(request: StaffRequest, lookUp: LookUp | null = null): Promise<StaffPage> {
  return withDeadline(deadlines.d1ReadAll, 'd1.queue', readQueue(request, lookUp))
}
