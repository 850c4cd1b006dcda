import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { isFinishedView, type QueueFilter, type QueueView } from '#domain/staff/queue'
import type { Status } from '#domain/tickets/status'
import type { Database } from '../client'
import { queueLane, submissions } from '../schema/submissions'
import type { Submission } from '../submissions/submissions'

/** Place of a row in its list: lane, then due day or last change, then reference. */
export interface QueuePosition {
  lane: number
  /** Due day, `YYYY-MM-DD`, or in finished lists the last change (epoch ms). */
  value: string | number
  reference: string
}

export interface QueueQuery extends QueueFilter {
  /** An id of `staff`. */
  reader: string
  /** Riyadh day, `YYYY-MM-DD`. */
  today: string
  /** Finished lists go back to this instant (epoch ms). */
  finishedSince: number
}

const [active, waiting] = [0, 1]
/** Lanes of an open list. */
const lanes: Partial<Record<QueueView, readonly number[]>> = {
  new: [active],
  overdue: [active],
  waiting: [waiting],
  referred: [active],
}
const bothLanes = [active, waiting]
const finishedStatuses: Partial<Record<QueueView, readonly Status[]>> = {
  answered: ['answered', 'closed'],
  ended: ['rejected', 'duplicate', 'withdrawn'],
}

function viewCondition({ view, reader, today }: QueueQuery): SQL | undefined {
  const { status, assignee, dueOn } = submissions
  if (view === 'mine') return eq(assignee, reader)
  if (view === 'new') return and(eq(status, 'received'), isNull(assignee))
  if (view === 'overdue') return lt(dueOn, today)
  return view === 'referred' ? eq(status, 'referred') : undefined
}

function filterCondition({ kind, locale, assignee }: QueueQuery): SQL | undefined {
  return and(
    kind ? eq(submissions.kind, kind) : undefined,
    locale ? eq(submissions.locale, locale) : undefined,
    assignee === 'none' ? isNull(submissions.assignee) : undefined,
    assignee && assignee !== 'none' ? eq(submissions.assignee, assignee) : undefined,
  )
}

function selectLane(db: Database, query: QueueQuery, lane: number, from: QueuePosition | null) {
  const { dueOn, reference } = submissions
  const after =
    from?.lane === lane
      ? sql`(${dueOn}, ${reference}) > (${from.value}, ${from.reference})`
      : undefined
  return db
    .select()
    .from(submissions)
    .where(and(sql`${queueLane} = ${lane}`, viewCondition(query), filterCondition(query), after))
    .orderBy(asc(dueOn), asc(reference))
}

function selectFinished(db: Database, query: QueueQuery, from: QueuePosition | null) {
  const { status, updatedAt, reference } = submissions
  const before = from
    ? sql`(${updatedAt}, ${reference}) < (${from.value}, ${from.reference})`
    : undefined
  return db
    .select()
    .from(submissions)
    .where(
      and(
        inArray(status, [...(finishedStatuses[query.view] ?? [])]),
        gte(updatedAt, query.finishedSince),
        filterCondition(query),
        before,
      ),
    )
    .orderBy(desc(updatedAt), desc(reference))
}

function positionOf({ view }: QueueFilter, row: Submission): QueuePosition {
  const { reference, dueOn, updatedAt, status } = row
  if (isFinishedView(view)) return { lane: 2, value: updatedAt, reference }
  return { lane: status === 'needs_information' ? waiting : active, value: dueOn ?? '', reference }
}

export interface QueueSlice {
  rows: Submission[]
  /** Position to continue from; null at the end. */
  next: QueuePosition | null
}

/**
 * A page of a list, in at most two reads of an index: the first due first, waiting tickets last.
 */
export async function listQueue(
  db: Database,
  query: QueueQuery,
  from: QueuePosition | null,
  limit: number,
): Promise<QueueSlice> {
  const take = async () => {
    if (isFinishedView(query.view)) return selectFinished(db, query, from).limit(limit + 1)
    const wanted = (lanes[query.view] ?? bothLanes).filter((lane) => lane >= (from?.lane ?? active))
    const [first, ...others] = wanted.map((lane) =>
      selectLane(db, query, lane, from).limit(limit + 1),
    )
    return first ? (await db.batch([first, ...others])).flat() : []
  }
  const rows = await take()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: last && rows.length > limit ? positionOf(query, last) : null }
}

type Counts = Record<QueueView, number>

/** Number of tickets in each list, from the indexes alone, in two reads. */
export async function countQueue(
  db: Database,
  { reader, today, finishedSince }: Pick<QueueQuery, 'reader' | 'today' | 'finishedSince'>,
): Promise<Counts> {
  const { status, assignee, dueOn, updatedAt } = submissions
  const isMine = sql`${assignee} is ${reader}`
  const count = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`
  const [[open], finished] = await db.batch([
    db
      .select({
        open: sql<number>`count(*)`,
        mine: count(isMine),
        new: count(sql`${status} = 'received' and ${assignee} is null`),
        overdue: count(sql`${status} <> 'needs_information' and ${dueOn} < ${today}`),
        waiting: count(sql`${status} = 'needs_information'`),
        referred: count(sql`${status} = 'referred'`),
      })
      .from(submissions)
      .where(sql`${queueLane} in (${active}, ${waiting})`),
    db
      .select({ status, total: sql<number>`count(*)` })
      .from(submissions)
      .where(
        and(inArray(status, Object.values(finishedStatuses).flat()), gte(updatedAt, finishedSince)),
      )
      .groupBy(status),
  ])
  const totalOf = (view: 'answered' | 'ended') =>
    finished
      .filter((row) => finishedStatuses[view]?.includes(row.status))
      .reduce((sum, { total }) => sum + total, 0)
  const none = { open: 0, mine: 0, new: 0, overdue: 0, waiting: 0, referred: 0 }
  return { ...(open ?? none), answered: totalOf('answered'), ended: totalOf('ended') }
}

/** References of the unassigned ticket that is due first, of those to act on; null for none. */
export async function findNextUnassigned(
  db: Database,
): Promise<Pick<Submission, 'reference' | 'outboxReference'> | null> {
  const { reference, outboxReference } = submissions
  const row = await db
    .select({ reference, outboxReference })
    .from(submissions)
    .where(and(sql`${queueLane} = ${active}`, isNull(submissions.assignee)))
    .orderBy(asc(submissions.dueOn), asc(submissions.reference))
    .limit(1)
    .get()
  return row ?? null
}

/** The references before and after a ticket in the list of all open ones. */
export async function findNeighbours(
  db: Database,
  row: Submission,
): Promise<{ previous: string | null; next: string | null }> {
  const { dueOn, reference } = submissions
  const lane = row.status === 'needs_information' ? waiting : active
  const place = sql`(${row.dueOn ?? ''}, ${row.reference})`
  const select = (comparison: SQL, order: SQL[]) =>
    db
      .select({ reference })
      .from(submissions)
      .where(and(sql`${queueLane} = ${lane}`, comparison))
      .orderBy(...order)
      .limit(1)
  const [previous, next] = await db.batch([
    select(sql`(${dueOn}, ${reference}) < ${place}`, [desc(dueOn), desc(reference)]),
    select(sql`(${dueOn}, ${reference}) > ${place}`, [asc(dueOn), asc(reference)]),
  ])
  return { previous: previous[0]?.reference ?? null, next: next[0]?.reference ?? null }
}
