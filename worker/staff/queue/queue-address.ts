import { queueQuery } from '#domain/staff/queue'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import type { StaffRequest } from '../staff-request'
import { readQueueRequest } from './read-queue-request'

/** The list that the request came from, with a notice. */
export function queueAddress({ locale, query }: StaffRequest, notice?: StaffNoticeName): string {
  const kept = new URLSearchParams(query)
  kept.delete('done')
  if (notice) kept.set('done', notice)
  const text = kept.toString()
  return staffAddress(locale, 'queue') + (text ? `?${text}` : '')
}

/** The list from which a ticket was opened, else the reader's own, after a step. */
export function listAddress(request: StaffRequest, step: Record<string, string> = {}): string {
  const list = new URLSearchParams(queueQuery(readQueueRequest(request).filter) || 'view=mine')
  for (const [name, value] of Object.entries(step)) list.set(name, value)
  return `${staffAddress(request.locale, 'queue')}?${list}`
}

/** The page of a ticket in the list from which it was opened, with a notice. */
export function ticketAddress(
  request: StaffRequest,
  reference: string,
  notice?: StaffNoticeName,
): string {
  const list = queueQuery(readQueueRequest(request).filter)
  const done = notice ? `${list ? '&' : '?'}done=${notice}` : ''
  return staffAddress(request.locale, 'ticket', reference) + list + done
}
