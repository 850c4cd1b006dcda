import { desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AuditAction, AuditState } from '#domain/access/audit-actions'
import { mayActIn } from '../accounts/accounts'
import type { Database } from '../client'
import { auditEntries } from '../schema/staff'
import { insertSelect } from '../statements'
import { type ChainEnd, genesis, type Seal } from './chain'

/** On whose behalf a batch is written. */
interface Writer {
  /** Epoch ms. */
  at: number
  /**
   * Keyed hash of the session's id: nothing is written once that session has ended. Null for
   * commands, jobs and a login.
   */
  session: string | null
  seal: Seal
}

/** The person and the request that act, for all entries of the request. */
export interface Actor extends Writer {
  actor: string
  /** Roles joined by commas, `member` or `operator`. */
  role: string
  requestId: string | null
}

/** An action of one person. */
export interface AuditEntry extends Actor {
  action: AuditAction
  subject?: string | null
  before?: AuditState
  after?: AuditState
}

/** An entry in the batch of its action; `writeBatch` seals it. */
interface EntryInsert {
  entry: AuditEntry
  source: SQL
}

/**
 * Appends an entry in the batch of its action. With `source`, a `from … where …` of one row at
 * most, it is appended if there is that row: not if the action does nothing.
 */
export function insertAuditEntry(entry: AuditEntry, source: SQL = sql``): EntryInsert {
  return { entry, source }
}

type Statement = BatchItem<'sqlite'>
/** A statement of a batch, or an entry of the audit log. */
export type AuditBatchItem = Statement | EntryInsert
type Results<T extends readonly AuditBatchItem[]> = {
  [K in keyof T]: T[K] extends Statement ? T[K]['_']['result'] : null
}

/** The session of the writer has ended, or its owner has been disabled: nothing was written. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/** More writers at the same moment than a desk has. */
const attemptsAtMost = 100
const longestPauseMs = 60
/** SQLite's own error for the second of two equal sequences, and that of the trigger. */
const taken = /audit_entries\.sequence|audit entries follow each other/
const sessionEnded = /malformed JSON/

function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''
}

/**
 * Runs statements in one batch that changes nothing once the writer's session has ended. Throws
 * `SessionEnded`. D1 has no RAISE outside of triggers: text that is no JSON makes the batch fail.
 */
async function runBatch(
  db: Database,
  { session, at }: Pick<Writer, 'session' | 'at'>,
  [first, ...others]: readonly Statement[],
): Promise<unknown[]> {
  if (!first) return []
  if (session === null) return db.batch([first, ...others])
  const isOpen = sql`json(case when ${mayActIn(session, at)} then '1' else 'ended' end)`
  // Drizzle cannot bind the values of a raw statement in a batch.
  const guard = db.select({ isOpen }).from(sql`(select 1)`)
  try {
    const [, ...results] = await db.batch([guard, first, ...others])
    return results
  } catch (cause) {
    throw sessionEnded.test(messagesOf(cause)) ? new SessionEnded('', { cause }) : cause
  }
}

/** The database for a member's own writes: its batches change nothing once the session has ended. */
export function whileLoggedIn(db: Database, writer: Pick<Writer, 'session' | 'at'>): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'batch') return (items: Statement[]) => runBatch(target, writer, items)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The last sealed entry; `genesis` for none. */
export async function readSealedEnd(db: Database): Promise<ChainEnd> {
  const { sequence, hash } = auditEntries
  const rows = db.select({ sequence, hash }).from(auditEntries).where(isNotNull(hash))
  const [found] = await rows.orderBy(desc(sequence)).limit(1)
  return found ? { sequence: found.sequence, hash: found.hash ?? '' } : genesis
}

/** The end of the chain; entries that an older version left without a hash follow the last sealed. */
async function readEnd(db: Database): Promise<ChainEnd> {
  const found = await db.get<{ sequence: number | null; hash: string | null }>(
    sql`select (select max(sequence) from audit_entries) sequence,
      (select hash from audit_entries where sequence > 0 and hash is not null
        order by sequence desc limit 1) hash`,
  )
  return { sequence: found.sequence ?? 0, hash: found.hash ?? genesis.hash }
}

const json = (state: AuditState | undefined) => (state ? JSON.stringify(state) : null)

/** The entry as the next row of the chain. */
async function sealNext({ seal }: Writer, entry: AuditEntry, end: ChainEnd) {
  const { at, actor, role, action, subject = null, before, after, requestId } = entry
  const sequence = end.sequence + 1
  const states = { before: json(before), after: json(after) }
  const row = { sequence, at, actor, role, action, subject, ...states, requestId }
  return { ...row, hash: await seal(row, end.hash) }
}

function isEntry(item: AuditBatchItem | undefined): item is EntryInsert {
  return item !== undefined && 'entry' in item
}

/** Statements of a batch whose entries continue the chain. */
async function sealItems(
  db: Database,
  writer: Writer,
  items: readonly AuditBatchItem[],
): Promise<Statement[]> {
  let end = items.some(isEntry) ? await readEnd(db) : null
  const statements: Statement[] = []
  for (const item of items) {
    if (!end || !isEntry(item)) {
      statements.push(item as Statement)
      continue
    }
    const row = await sealNext(writer, item.entry, end)
    end = row
    statements.push(insertSelect(db, auditEntries, row, item.source))
  }
  return statements
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs statements and audit entries in one batch, if the writer's session has not ended, and returns
 * the results of the statements, null for entries. D1 has no open transactions: the end of the chain
 * is read before the batch, and a batch whose entries do not continue it any more is repeated. A
 * batch with several conditional entries is given as a function that selects those which apply: it
 * is called for each attempt. Throws `SessionEnded`.
 */
export async function writeBatch<const T extends readonly AuditBatchItem[]>(
  db: Database,
  writer: Writer,
  items: T | (() => Promise<T>),
): Promise<Results<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const current = typeof items === 'function' ? await items() : items
    const statements = await sealItems(db, writer, current)
    try {
      const results = await runBatch(db, writer, statements)
      const own = results.map((result, at) => (isEntry(current[at]) ? null : result))
      return own as unknown as Results<T>
    } catch (cause) {
      if (!taken.test(messagesOf(cause)) || attempt === attemptsAtMost) throw cause
      await pause(Math.random() * Math.min(longestPauseMs, 5 * attempt))
    }
  }
}

/** Appends an entry for an action that changes nothing, such as reading. */
export async function appendAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await writeBatch(db, entry, [{ entry, source: sql`` }])
}

/** A page that refreshes itself is one reading within this time (ms). */
const sameReadingMs = 300_000
const comparedEntries = 20

/** Appends an entry for reading a page, unless the same actor has read it within five minutes. */
export async function appendReading(db: Database, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, at } = entry
  const latest = db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actor, actor))
    .orderBy(desc(auditEntries.sequence))
    .limit(comparedEntries)
  const isNew = sql`where not exists (select 1 from ${latest} where action = ${action}
    and subject is ${subject ?? null} and at > ${at - sameReadingMs})`
  await writeBatch(db, entry, [insertAuditEntry(entry, isNew)])
}
