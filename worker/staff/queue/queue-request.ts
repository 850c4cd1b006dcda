import * as v from 'valibot'
import type { QueuePosition, QueueQuery } from '#db/tickets/queue'
import { addDays, isCalendarDay, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { isLocale } from '#domain/site/locale'
import { dueFilters, type QueueFilter, queueQuery, queueViews } from '#domain/staff/queue'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { fromBase64UrlJson, toBase64UrlJson } from '#domain/text/encoding'
import type { StaffRequest } from '../staff-handler'

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

/** Days for which finished lists go back. */
const finishedDays = 7
const longest = 400
const positionSchema = v.strictTuple([
  v.picklist([0, 1, 2]),
  v.union([
    v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    v.pipe(v.number(), v.safeInteger()),
  ]),
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^[A-Z]{3,4}-\d{4,10}$/)),
])

/** The position as a parameter of an address. */
export function writeQueuePosition({ lane, value, receivedAt, reference }: QueuePosition): string {
  return toBase64UrlJson([lane, value, receivedAt, reference])
}

function readPosition(text: string | null): QueuePosition | null {
  if (!text || text.length > longest) return null
  const parsed = v.safeParse(positionSchema, fromBase64UrlJson(text))
  if (!parsed.success) return null
  const [lane, value, receivedAt, reference] = parsed.output
  return { lane, value, receivedAt, reference }
}

/** The filters that a query names; unknown values narrow nothing. */
export function readFilter(query: URLSearchParams): QueueFilter {
  const locale = query.get('lang')
  const read = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? ''
    return pattern.test(value) ? value : ''
  }
  const readDate = (name: string) => {
    const day = query.get(name) ?? ''
    return isCalendarDay(day) ? day : ''
  }
  return {
    view: queueViews.find((one) => one === query.get('view')) ?? 'open',
    kind: read('kind', /^[A-Z]{3,4}$/),
    locale: isLocale(locale) ? locale : '',
    assignee: read('assignee', /^[\w:-]{1,60}$/),
    topic: read('topic', /^[\w-]{1,60}$/),
    due: dueFilters.find((one) => one === query.get('due')) ?? '',
    from: readDate('from'),
    to: readDate('to'),
    team: read('team', /^[\w-]{1,80}$/),
    unanswered: query.get('unanswered') === 'yes' ? 'yes' : '',
  }
}

/** The list that the address names. */
export function readQueueRequest({ query, id, ctx }: StaffRequest): {
  filter: QueueFilter
  list: QueueQuery
  from: QueuePosition | null
} {
  const today = riyadhDate(ctx.now)
  const filter = readFilter(query)
  return {
    filter,
    list: {
      ...filter,
      reader: id,
      today,
      finishedSince: startOfRiyadhDay(addDays(today, -finishedDays)),
    },
    from: readPosition(query.get('after')),
  }
}
