import * as v from 'valibot'
import type { QueuePosition, QueueQuery } from '#db/tickets/queue'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { isLocale } from '#domain/site/locale'
import { type QueueFilter, queueViews } from '#domain/staff/queue'
import { fromBase64UrlJson, toBase64UrlJson } from '#domain/text/encoding'
import type { StaffRequest } from '../staff-request'

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

/** The list that the address names; unknown values narrow nothing. */
export function readQueueRequest({ query, id, ctx }: StaffRequest): {
  filter: QueueFilter
  list: QueueQuery
  from: QueuePosition | null
} {
  const today = riyadhDate(ctx.now)
  const locale = query.get('lang')
  const kind = query.get('kind') ?? ''
  const assignee = query.get('assignee') ?? ''
  const filter: QueueFilter = {
    view: queueViews.find((one) => one === query.get('view')) ?? 'open',
    kind: /^[A-Z]{3,4}$/.test(kind) ? kind : '',
    locale: isLocale(locale) ? locale : '',
    assignee: /^[\w:-]{1,60}$/.test(assignee) ? assignee : '',
  }
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
