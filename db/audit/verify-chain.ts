import { asc, inArray, isNull, sql } from 'drizzle-orm'
import { toBase64Url } from '#domain/text/encoding'
import type { Database } from '../client'
import { isSameHash, type Keyring } from '../privacy/keyring'
import { auditEntries } from '../schema/staff'
import { type AuditRow, createSeal, followChain, genesis, type Seal } from './chain'
import { type Head, isAdopted, readRows, rowsPerRead } from './head'

/** Triggers of the table as the migrations create them; a check misses those that were dropped. */
export const auditTriggers = {
  audit_entries_kept: `CREATE TRIGGER \`audit_entries_kept\` BEFORE DELETE ON \`audit_entries\` BEGIN
	SELECT RAISE(ABORT, 'audit entries are never deleted');
END`,
  audit_entries_sealed: `CREATE TRIGGER \`audit_entries_sealed\` BEFORE UPDATE ON \`audit_entries\` BEGIN
	SELECT RAISE(ABORT, 'audit entries are never changed');
END`,
  audit_entries_next: `CREATE TRIGGER \`audit_entries_next\` BEFORE INSERT ON \`audit_entries\`
WHEN new.\`hash\` IS NULL OR new.\`sequence\` IS NOT (SELECT coalesce(max(\`sequence\`), 0) + 1 FROM \`audit_entries\`)
BEGIN
	SELECT RAISE(ABORT, 'audit entries follow each other');
END`,
}

/** Result of the check against the previous entry. */
export type Link = 'whole' | 'changed' | 'missing'

/** D1 takes at most 100 bound values. */
const readAtOnce = 90

async function readHashes(db: Database, sequences: number[]): Promise<Map<number, string | null>> {
  const { sequence, hash } = auditEntries
  const found = new Map<number, string | null>()
  for (let from = 0; from < sequences.length; from += readAtOnce) {
    const wanted = sequences.slice(from, from + readAtOnce)
    const rows = await db
      .select({ sequence, hash })
      .from(auditEntries)
      .where(inArray(sequence, wanted))
    for (const row of rows) found.set(row.sequence, row.hash)
  }
  return found
}

/**
 * Checks entries, which need not be consecutive, each against the one before it: `missing` lacks
 * that one, `changed` does not fit its hash. Adopted entries have no hash; those after them follow
 * the one before them.
 */
export async function checkLinks(
  db: Database,
  seal: Seal,
  rows: readonly AuditRow[],
  head: Head | null,
): Promise<Map<number, Link>> {
  const predecessorOf = ({ sequence }: AuditRow) =>
    head?.adopted && isAdopted(head, sequence - 1) ? head.adopted.from - 1 : sequence - 1
  const previous = await readHashes(db, rows.map(predecessorOf))
  previous.set(0, genesis.hash)
  const checkOne = async (row: AuditRow): Promise<Link> => {
    if (row.hash === null && isAdopted(head, row.sequence)) return 'whole'
    const hash = previous.get(predecessorOf(row))
    if (hash === undefined) return 'missing'
    const before = { sequence: row.sequence - 1, hash: hash ?? '' }
    const { brokenAt } = await followChain(seal, [row], before)
    return brokenAt === null ? 'whole' : 'changed'
  }
  const links = await Promise.all(
    rows.map(async (row) => [row.sequence, await checkOne(row)] as const),
  )
  return new Map(links)
}

/** Entries that the head does not cover yet are younger than this (ms). */
const longestLagMs = 300_000

/** A mark of the log kept elsewhere: what an entry had as its hash. */
export type AuditMark = Pick<Head, 'sequence' | 'hash'>

/** What is wrong with the end of the log: `at` is the first entry that is missing or differs. */
export interface EndProblem {
  at: number | null
  text: string
}

/** Newest sequence, that which SQLite assigned last, and what is known about the entry of the head. */
async function readEndState(db: Database, { sequence }: AuditMark) {
  return db.get<{
    newest: number | null
    appended: number | null
    hash: string | null
    nextAt: number | null
  }>(
    sql`select (select max(sequence) from audit_entries) newest,
      (select seq from sqlite_sequence where name = 'audit_entries') appended,
      (select hash from audit_entries where sequence = ${sequence}) hash,
      (select min(at) from audit_entries where sequence > ${sequence} and hash is not null) "nextAt"`,
  )
}

async function findMissingTriggers(db: Database): Promise<string[]> {
  const found = await db.all<{ name: string; sql: string }>(
    sql`select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'audit_entries'`,
  )
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
  const known = new Map(found.map((trigger) => [trigger.name, plain(trigger.sql)]))
  return Object.entries(auditTriggers).flatMap(([name, text]) =>
    known.get(name) === plain(text) ? [] : name,
  )
}

/**
 * Compares the end of the log with the head outside of D1 (`now` in epoch ms). Returns the newest
 * sequence, and what is wrong.
 */
export async function checkEnd(
  db: Database,
  head: Head | null,
  now: number,
): Promise<{ newest: number; problems: EndProblem[] }> {
  const { sequence, hash } = head ?? genesis
  const [state, triggers] = await Promise.all([
    readEndState(db, { sequence, hash }),
    findMissingTriggers(db),
  ])
  const newest = state.newest ?? 0
  const problems: EndProblem[] = triggers.map((name) => ({
    at: null,
    text: `The trigger ${name} is missing or was changed.`,
  }))
  const add = (at: number | null, text: string) => problems.push({ at, text })
  if (!head && newest > 0) add(null, 'No head of the log is kept outside of D1.')
  if (newest < sequence)
    add(newest + 1, `The head is entry ${sequence}, the log ends at ${newest}.`)
  else if (head && !isSameHash(state.hash ?? '', hash))
    add(sequence, `Entry ${sequence} is not the one that the head knows.`)
  if ((state.appended ?? 0) > newest)
    add(newest + 1, `Entry ${state.appended} was appended, the log ends at ${newest}.`)
  if (head && state.nextAt !== null && state.nextAt < now - longestLagMs)
    add(null, `The head is entry ${sequence}, which is older than it may be.`)
  return { newest, problems }
}

/** Entries without a hash, oldest first. */
export function listUnsealed(db: Database): Promise<AuditRow[]> {
  const { hash, sequence } = auditEntries
  return db.select().from(auditEntries).where(isNull(hash)).orderBy(asc(sequence))
}

/** Hash of entries that an older version left without one, by which they are recognised. */
export async function hashUnsealed(keyring: Keyring, rows: readonly AuditRow[]): Promise<string> {
  return toBase64Url(await keyring.hash(JSON.stringify(rows), 'audit-adopted'))
}

/** Result of a check of the whole log. */
export interface ChainState {
  entries: number
  /** Sequence of the first entry that is missing, changed or not sealed; null for none. */
  brokenAt: number | null
  /** Everything that is wrong, in words. */
  problems: string[]
}

interface Options {
  /** Further marks to compare, as the hourly line of the log states them. */
  marks?: readonly AuditMark[]
  head: Head | null
  now: number
}

const brokenText = (at: number) =>
  `The chain is broken at entry ${at}: it is missing, or does not fit the one before.`

/** Follows the whole chain, 500 entries at a time, with those that are appended meanwhile. */
async function readWhole(db: Database, keyring: Keyring, { head, marks = [] }: Options) {
  const mayLackHash = (sequence: number) => isAdopted(head, sequence)
  const wanted = new Map(marks.map(({ sequence, hash }) => [sequence, hash]))
  let end = genesis
  let entries = 0
  for (;;) {
    const read = await readRows(db, end.sequence + 1)
    entries += read.length
    for (const row of read) {
      const mark = wanted.get(row.sequence)
      if (mark !== undefined && mark === row.hash) wanted.delete(row.sequence)
    }
    const followed = await followChain(createSeal(keyring), read, end, mayLackHash)
    end = followed.end
    const { brokenAt } = followed
    if (brokenAt !== null || read.length <= rowsPerRead)
      return { entries, brokenAt, missed: [...wanted.keys()] }
  }
}

/** Checks the whole log: chain, head, triggers and marks. */
export async function verifyChain(
  db: Database,
  keyring: Keyring,
  options: Options,
): Promise<ChainState> {
  const { adopted } = options.head ?? {}
  const { newest, problems: ends } = await checkEnd(db, options.head, options.now)
  const { entries, brokenAt: at, missed } = await readWhole(db, keyring, options)
  const texts = at === null ? [] : [brokenText(at)]
  texts.push(...ends.map(({ text }) => text))
  if (at === null && entries < newest) texts.push(brokenText(entries + 1))
  if (adopted && (await hashUnsealed(keyring, await listUnsealed(db))) !== adopted.digest)
    texts.push(`Entries ${adopted.from} to ${adopted.to} are not those that were adopted.`)
  const others = missed.filter((one) => at === null || one < at)
  texts.push(...others.map((one) => `Entry ${one} is not the one of that mark.`))
  const places = [at, ...ends.map((end) => end.at)].filter((place) => place !== null)
  const brokenAt = places.length > 0 ? Math.min(...places) : null
  return { entries, brokenAt, problems: texts }
}
