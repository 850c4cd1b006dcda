import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../client'
import { attachmentScans } from '../schema/submissions'
import { isOneOf } from '../statements'

export type AttachmentScan = typeof attachmentScans.$inferSelect

/** Queues files for the scanner; those that are known stay as they are. At most 16 names. */
export async function queueScans(
  db: Database,
  names: readonly string[],
  now: number,
): Promise<void> {
  if (names.length === 0) return
  const rows = names.map(
    (name) => ({ name, state: 'waiting', signature: null, queuedAt: now, nextAt: now }) as const,
  )
  await db.insert(attachmentScans).values(rows).onConflictDoNothing()
}

export async function listScans(
  db: Database,
  names: readonly string[],
): Promise<Map<string, AttachmentScan>> {
  if (names.length === 0) return new Map()
  const rows = await db.select().from(attachmentScans).where(isOneOf(attachmentScans.name, names))
  return new Map(rows.map((row) => [row.name, row]))
}

/** Files to be scanned, longest waiting first; `now` is epoch ms. */
export async function listDueScans(
  db: Database,
  now: number,
  atMost: number,
): Promise<AttachmentScan[]> {
  return db
    .select()
    .from(attachmentScans)
    .where(and(isNotNull(attachmentScans.nextAt), lte(attachmentScans.nextAt, now)))
    .orderBy(asc(attachmentScans.nextAt))
    .limit(atMost)
}

/** Claims a scan until `nextAt`, when it is tried again without a result; false if another run did. */
export async function claimScan(
  db: Database,
  scan: AttachmentScan,
  claim: { nextAt: number; attempts: number },
): Promise<boolean> {
  const isUnchanged = eq(attachmentScans.nextAt, scan.nextAt ?? 0)
  const claimed = await db
    .update(attachmentScans)
    .set(claim)
    .where(and(eq(attachmentScans.name, scan.name), isUnchanged))
    .returning({ name: attachmentScans.name })
  return claimed.length > 0
}

export async function settleScan(
  db: Database,
  name: string,
  result: Pick<AttachmentScan, 'state' | 'signature'>,
): Promise<void> {
  await db
    .update(attachmentScans)
    .set({ ...result, nextAt: null })
    .where(eq(attachmentScans.name, name))
}

/** Forgets files that are deleted. */
export async function dropScans(db: Database, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.delete(attachmentScans).where(isOneOf(attachmentScans.name, names))
}
