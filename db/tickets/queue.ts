import {
  and,
  asc,
  between,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { addDays, endOfRiyadhDay, startOfRiyadhDay } from '#domain/dates/calendar'
import { isFinishedView, type QueueFilter, type QueueView } from '#domain/staff/queue'
import type { Status } from '#domain/tickets/status'
import type { Database } from '../client'
import { teamMembers } from '../schema/staff'
import { events, inQueueOrder, queueLane, submissions } from '../schema/submissions'
import { isAbsentOn } from '../staff/absences'
import { listUnseen, selectUnseen } from '../staff/notifications'
import type { Submission } from '../submissions/submissions'

/** Place of a row in its list: lane, then due day or last change, then receipt, then reference. */
export interface QueuePosition {
  lane: number
  /** Due day, `YYYY-MM-DD`, of a team's list that of the team; in finished lists the last change (epoch ms). */
  value: string | number
  /** Instant of receipt (epoch ms), which finished lists ignore. */
  receivedAt: number
  reference: string
}

/** `before` reads towards the first row, the nearest one first. */
type Direction = 'before' | 'after'

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
  team: [active],
}
const bothLanes = [active, waiting]
const finishedStatuses: Partial<Record<QueueView, readonly Status[]>> = {
  answered: ['answered', 'closed'],
  ended: ['rejected', 'duplicate', 'withdrawn'],
}

/** SQL condition: the ticket is referred to a team of the reader. */
function isOfTeam(reader: string) {
  const { team, member } = teamMembers
  return sql`${submissions.team} in (select ${team} from ${teamMembers} where ${member} = ${reader})`
}

function viewCondition({ view, reader, today }: QueueQuery): SQL | undefined {
  const { status, assignee, dueOn } = submissions
  if (view === 'mine') return eq(assignee, reader)
  if (view === 'team') return isOfTeam(reader)
  if (view === 'absent') return isAbsentOn(assignee, today)
  if (view === 'unseen') return sql`${submissions.reference} in (${selectUnseen(reader)})`
  if (view === 'new') return and(eq(status, 'received'), isNull(assignee))
  if (view === 'overdue') return lt(dueOn, today)
  return view === 'referred' ? eq(status, 'referred') : undefined
}

/** SQL condition: the reply is due before today, today, or within seven days. */
function dueCondition({ due, today }: QueueQuery): SQL | undefined {
  const { dueOn } = submissions
  if (due === 'over') return lt(dueOn, today)
  if (due === 'today') return eq(dueOn, today)
  return due === 'week' ? between(dueOn, today, addDays(today, 7)) : undefined
}

/** SQL condition: staff have written nothing to the sender. */
const isUnanswered = sql`not exists (select 1 from ${events} where ${events.reference} = ${submissions.reference}
  and ${events.actor} is not null and coalesce(${events.noteAr}, ${events.noteEn}) is not null)`

function filterCondition(query: QueueQuery): SQL | undefined {
  const { kind, locale, assignee, topic, from, to, team, unanswered } = query
  const { createdAt } = submissions
  return and(
    topic ? eq(submissions.topic, topic) : undefined,
    team ? eq(submissions.team, team) : undefined,
    from ? gte(createdAt, startOfRiyadhDay(from)) : undefined,
    to ? lt(createdAt, endOfRiyadhDay(to)) : undefined,
    unanswered ? isUnanswered : undefined,
    dueCondition(query),
    kind ? eq(submissions.kind, kind) : undefined,
    locale ? eq(submissions.locale, locale) : undefined,
    assignee === 'none' ? isNull(submissions.assignee) : undefined,
    assignee && assignee !== 'none' ? eq(submissions.assignee, assignee) : undefined,
  )
}

interface Slice {
  from: QueuePosition | null
  limit: number
  direction?: Direction
}

/** SQL condition: the lane; not by its index for what is unseen, which is little and has one of its own. */
function isInLane({ view }: QueueQuery, lane: number) {
  return view === 'unseen' ? sql`+${queueLane} = ${lane}` : sql`${queueLane} = ${lane}`
}

function selectLane(
  db: Database,
  query: QueueQuery,
  lane: number,
  { from, limit, direction = 'after' }: Slice,
) {
  // Only referred tickets have a team, whose list is in the order of its own due days.
  const isTeams = query.view === 'team'
  const { teamDueOn, createdAt, reference } = submissions
  const columns = isTeams ? [teamDueOn, createdAt, reference] : inQueueOrder(submissions)
  const isAfter = direction === 'after'
  const place = from && sql`(${from.value}, ${from.receivedAt}, ${from.reference})`
  const beyond =
    from?.lane === lane
      ? sql`(${sql.join(columns, sql`, `)}) ${sql.raw(isAfter ? '>' : '<')} ${place}`
      : undefined
  return db
    .select()
    .from(submissions)
    .where(
      and(
        isTeams ? undefined : isInLane(query, lane),
        viewCondition(query),
        filterCondition(query),
        beyond,
      ),
    )
    .orderBy(...columns.map((column) => (isAfter ? asc(column) : desc(column))))
    .limit(limit)
}

function selectFinished(
  db: Database,
  query: QueueQuery,
  { from, limit, direction = 'after' }: Slice,
) {
  const { status, updatedAt, reference } = submissions
  const isAfter = direction === 'after'
  const beyond = from
    ? sql`(${updatedAt}, ${reference}) ${sql.raw(isAfter ? '<' : '>')} (${from.value}, ${from.reference})`
    : undefined
  return db
    .select()
    .from(submissions)
    .where(
      and(
        inArray(status, [...(finishedStatuses[query.view] ?? [])]),
        gte(updatedAt, query.finishedSince),
        filterCondition(query),
        beyond,
      ),
    )
    .orderBy(...[updatedAt, reference].map((column) => (isAfter ? desc(column) : asc(column))))
    .limit(limit)
}

/** The statements that read a slice of a list, in at most two reads of an index. */
function selectSlice(db: Database, query: QueueQuery, slice: Slice) {
  if (isFinishedView(query.view)) return [selectFinished(db, query, slice)]
  const { from, direction = 'after' } = slice
  const all = lanes[query.view] ?? bothLanes
  const wanted = all.filter((lane) => {
    if (!from) return true
    return direction === 'after' ? lane >= from.lane : lane <= from.lane
  })
  const inOrder = direction === 'after' ? wanted : wanted.toReversed()
  return inOrder.map((lane) => selectLane(db, query, lane, slice))
}

function positionOf({ view }: QueueFilter, row: Submission): QueuePosition {
  const { reference, dueOn, teamDueOn, createdAt: receivedAt, updatedAt, status } = row
  if (isFinishedView(view)) return { lane: 2, value: updatedAt, receivedAt, reference }
  if (view === 'team') return { lane: active, value: teamDueOn ?? '', receivedAt, reference }
  const lane = status === 'needs_information' ? waiting : active
  return { lane, value: dueOn ?? '', receivedAt, reference }
}

export interface QueueSlice {
  rows: Submission[]
  /** Position to continue from; null at the end. */
  next: QueuePosition | null
}

/** A page of a list: the first due first, of one day the first received, waiting tickets last. */
export async function listQueue(
  db: Database,
  query: QueueQuery,
  from: QueuePosition | null,
  limit: number,
): Promise<QueueSlice> {
  const [first, ...others] = selectSlice(db, query, { from, limit: limit + 1 })
  const rows = first ? (await db.batch([first, ...others])).flat() : []
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: last && rows.length > limit ? positionOf(query, last) : null }
}

type Counts = Record<QueueView, number>

/**
 * Number of tickets in each list, from the indexes alone, and what the reader has not seen, in four
 * reads.
 */
export async function countQueue(
  db: Database,
  { reader, today, finishedSince }: Pick<QueueQuery, 'reader' | 'today' | 'finishedSince'>,
): Promise<{ counts: Counts; unseen: Awaited<ReturnType<typeof listUnseen>> }> {
  const { status, assignee, dueOn, updatedAt } = submissions
  const isMine = sql`${assignee} is ${reader}`
  const count = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`
  const [[open], finished, [ofTeam], unseen] = await db.batch([
    db
      .select({
        open: sql<number>`count(*)`,
        mine: count(isMine),
        new: count(sql`${status} = 'received' and ${assignee} is null`),
        overdue: count(sql`${status} <> 'needs_information' and ${dueOn} < ${today}`),
        waiting: count(sql`${status} = 'needs_information'`),
        referred: count(sql`${status} = 'referred'`),
        absent: count(sql`coalesce(${isAbsentOn(assignee, today)}, 0)`),
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
    db.select({ total: sql<number>`count(*)` }).from(submissions).where(isOfTeam(reader)),
    listUnseen(db, reader),
  ])
  const totalOf = (view: 'answered' | 'ended') =>
    finished
      .filter((row) => finishedStatuses[view]?.includes(row.status))
      .reduce((sum, { total }) => sum + total, 0)
  const none = { open: 0, mine: 0, new: 0, overdue: 0, waiting: 0, referred: 0, absent: 0 }
  const counts = {
    ...(open ?? none),
    unseen: new Set(unseen.map(({ reference }) => reference)).size,
    team: ofTeam?.total ?? 0,
    answered: totalOf('answered'),
    ended: totalOf('ended'),
  }
  return { counts, unseen }
}

/** Number of answers that an officer has sent since an instant (epoch ms). */
export async function countAnsweredSince(
  db: Database,
  actor: string,
  since: number,
): Promise<number> {
  const row = await db
    .select({ total: sql<number>`count(*)` })
    .from(events)
    .where(and(eq(events.status, 'answered'), gte(events.at, since), eq(events.actor, actor)))
    .get()
  return row?.total ?? 0
}

/** The unassigned ticket that is due first, of those to act on; null for none. */
export async function findNextUnassigned(db: Database): Promise<Submission | null> {
  const row = await db
    .select()
    .from(submissions)
    .where(and(sql`${queueLane} = ${active}`, isNull(submissions.assignee)))
    .orderBy(...inQueueOrder(submissions).map((column) => asc(column)))
    .limit(1)
    .get()
  return row ?? null
}

/**
 * The references before and after a ticket in a list. One that has left the list has the neighbours
 * of its place there.
 */
export async function findNeighbourTickets(
  db: Database,
  query: QueueQuery,
  row: Submission,
): Promise<{ previous: string | null; next: string | null }> {
  const from = positionOf(query, row)
  const before = selectSlice(db, query, { from, limit: 1, direction: 'before' })
  const [first, ...others] = [...before, ...selectSlice(db, query, { from, limit: 1 })]
  const results = first ? await db.batch([first, ...others]) : []
  const nearest = (rows: Submission[][]) => rows.flat()[0]?.reference ?? null
  return {
    previous: nearest(results.slice(0, before.length)),
    next: nearest(results.slice(before.length)),
  }
}

/** The reference of a ticket, which may be named by another, and its last change (epoch ms). */
export async function findTicketVersion(
  db: Database,
  named: string,
): Promise<Pick<Submission, 'reference' | 'updatedAt'> | null> {
  const { reference, outboxReference, updatedAt } = submissions
  const row = await db
    .select({ reference, updatedAt })
    .from(submissions)
    .where(or(eq(reference, named), eq(outboxReference, named)))
    .get()
  return row ?? null
}
