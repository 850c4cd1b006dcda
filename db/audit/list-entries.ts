import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/access/audit-actions'
import type { Database } from '../client'
import { auditEntries } from '../schema/staff'
import type { AuditRow } from './chain'

/** Filters of a list; empty texts, null and no actions do not restrict it. */
export interface EntryFilter {
  actor: string
  subject: string
  actions: readonly AuditAction[]
  /** Epoch ms, `until` exclusive. */
  since: number | null
  until: number | null
}

export const noFilter: EntryFilter = {
  actor: '',
  subject: '',
  actions: [],
  since: null,
  until: null,
}

/** Longest time between the start of a request, which is its `at`, and its entry (ms). */
const longestRequestMs = 300_000

/**
 * Sequences between which all entries of a time are: entries are in the order of their writing, and
 * each is written soon after its `at`.
 */
async function findBounds(db: Database, { since, until }: EntryFilter) {
  const { at, sequence } = auditEntries
  const select = (condition: SQL, order: SQL | typeof at) =>
    db.select({ sequence }).from(auditEntries).where(condition).orderBy(order).limit(1)
  const [[before], [after]] = await db.batch([
    select(lt(at, (since ?? 0) - longestRequestMs), desc(at)),
    select(gte(at, (until ?? Number.MAX_SAFE_INTEGER) + longestRequestMs), at),
  ])
  return {
    after: since === null ? 0 : (before?.sequence ?? 0),
    before: until === null ? null : (after?.sequence ?? null),
  }
}

/** Entries, the newest first, older than the entry `before`; each is read from an index. */
export async function listAuditEntries(
  db: Database,
  filter: EntryFilter,
  before: number | null,
  limit: number,
): Promise<AuditRow[]> {
  const { actor, subject, actions, since, until } = filter
  const { sequence, at } = auditEntries
  const bounds = await findBounds(db, filter)
  const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, bounds.before ?? Number.MAX_SAFE_INTEGER)
  const select = (action?: AuditAction) =>
    db
      .select()
      .from(auditEntries)
      .where(
        and(
          sql`${sequence} > ${bounds.after} and ${sequence} < ${end}`,
          actor ? eq(auditEntries.actor, actor) : undefined,
          subject ? eq(auditEntries.subject, subject) : undefined,
          action ? eq(auditEntries.action, action) : undefined,
          since === null ? undefined : gte(at, since),
          until === null ? undefined : lt(at, until),
        ),
      )
      .orderBy(desc(sequence))
      .limit(limit)
  // One list in order for each action: together they would be sorted as a whole.
  const [first, ...others] = actions.map(select)
  const lists = first ? await db.batch([first, ...others]) : [await select()]
  return lists
    .flat()
    .toSorted((a, b) => b.sequence - a.sequence)
    .slice(0, limit)
}
