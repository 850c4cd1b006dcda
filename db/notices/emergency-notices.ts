import { and, asc, desc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditState } from '#domain/access/audit-actions'
import type { NoticeDraft } from '#domain/staff/emergency-notices'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { raiseVersionIf } from '../entries/publications'
import { emergencyNotices } from '../schema/content'

export type StoredNotice = typeof emergencyNotices.$inferSelect

const { id, status, startsAt, endsAt, writtenAt, author } = emergencyNotices
const isPublished = eq(status, 'published')
const endedShown = 20

/** Notices that pages show at an instant (epoch ms), the last written first. */
export function listCurrentNotices(db: Database, now: number): Promise<StoredNotice[]> {
  return db
    .select()
    .from(emergencyNotices)
    .where(and(isPublished, lte(startsAt, now), gt(endsAt, now)))
    .orderBy(desc(writtenAt), asc(id))
}

interface NoticeLists {
  /** Shown or to be shown, the next to end first. */
  published: StoredNotice[]
  /** The oldest first. */
  drafts: StoredNotice[]
  /** Taken down or over: the last ones, the newest first. */
  ended: StoredNotice[]
}

/** What the desk lists at an instant (epoch ms). */
export async function listNotices(db: Database, now: number): Promise<NoticeLists> {
  const all = () => db.select().from(emergencyNotices)
  const [published, drafts, ended] = await db.batch([
    all()
      .where(and(isPublished, gt(endsAt, now)))
      .orderBy(asc(endsAt), asc(id)),
    all().where(eq(status, 'draft')).orderBy(asc(writtenAt), asc(id)),
    all()
      .where(or(eq(status, 'ended'), and(isPublished, lte(endsAt, now))))
      .orderBy(desc(endsAt), asc(id))
      .limit(endedShown),
  ])
  return { published, drafts, ended }
}

export async function findNotice(db: Database, noticeId: string): Promise<StoredNotice | null> {
  return (await db.select().from(emergencyNotices).where(eq(id, noticeId)).get()) ?? null
}

/** The notice as the reader saw it, by its id and the instant of its last change (epoch ms). */
export interface SeenNotice {
  id: string
  version: number
}

const isDraft = (seen: SeenNotice) =>
  and(eq(id, seen.id), eq(writtenAt, seen.version), eq(status, 'draft'))

interface Change {
  action: Extract<AuditAction, `notice.${string}`>
  subject: string
  before?: AuditState
  after?: AuditState
}

/** Entry of the audit log for the notice that a condition selects. */
function entryIf(actor: Actor, change: Change, condition: SQL | undefined) {
  return insertAuditEntry({ ...actor, ...change }, sql`from ${emergencyNotices} where ${condition}`)
}

/** Stores a new draft with an entry of the audit log. */
export async function insertNoticeDraft(
  db: Database,
  noticeId: string,
  draft: NoticeDraft,
  actor: Actor,
): Promise<void> {
  const { at: writtenAt, actor: author } = actor
  const row = { id: noticeId, ...draft, status: 'draft', author, writtenAt } as const
  await writeBatch(db, actor, [
    db.insert(emergencyNotices).values(row),
    entryIf(
      actor,
      { action: 'notice.drafted', subject: noticeId, after: { status: 'draft' } },
      eq(id, noticeId),
    ),
  ])
}

/**
 * Replaces a draft, whose author the actor becomes, with an entry of the audit log; false if somebody
 * else has changed, published or discarded it.
 */
export async function updateNoticeDraft(
  db: Database,
  seen: SeenNotice,
  draft: NoticeDraft,
  actor: Actor,
): Promise<boolean> {
  // A later draft differs from the one before, by which a form recognises it.
  const at = Math.max(actor.at, seen.version + 1)
  const states = { before: { status: 'draft' }, after: { status: 'draft' } }
  const [, rows] = await writeBatch(db, actor, [
    entryIf(actor, { action: 'notice.drafted', subject: seen.id, ...states }, isDraft(seen)),
    db
      .update(emergencyNotices)
      .set({ ...draft, author: actor.actor, writtenAt: at })
      .where(isDraft(seen))
      .returning({ id }),
  ])
  return rows.length > 0
}

/**
 * Publishes a draft of somebody else, from now on if it names no start, with an entry of the audit
 * log; the content version rises. False if the actor is its author, its end has passed, or somebody
 * else has changed, published or discarded it.
 */
export async function publishNotice(
  db: Database,
  seen: SeenNotice,
  actor: Actor,
): Promise<boolean> {
  const { at, actor: publisher } = actor
  const isOpen = and(isDraft(seen), ne(author, publisher), gt(endsAt, at))
  const states = { before: { status: 'draft' }, after: { status: 'published' } }
  const [, , rows] = await writeBatch(db, actor, [
    raiseVersionIf(db, at, sql`exists (select 1 from ${emergencyNotices} where ${isOpen})`),
    entryIf(actor, { action: 'notice.published', subject: seen.id, ...states }, isOpen),
    // Last: the other statements depend on the status.
    db
      .update(emergencyNotices)
      .set({ status: 'published', publisher, startsAt: sql`coalesce(${startsAt}, ${at})` })
      .where(isOpen)
      .returning({ id }),
  ])
  return rows.length > 0
}

/**
 * Takes a published notice down, with an entry of the audit log; the content version rises. False if
 * it is not published or is over.
 */
export async function endNotice(db: Database, noticeId: string, actor: Actor): Promise<boolean> {
  const { at } = actor
  const isOpen = and(eq(id, noticeId), isPublished, gt(endsAt, at))
  const states = { before: { status: 'published' }, after: { status: 'ended' } }
  const [, , rows] = await writeBatch(db, actor, [
    raiseVersionIf(db, at, sql`exists (select 1 from ${emergencyNotices} where ${isOpen})`),
    entryIf(actor, { action: 'notice.ended', subject: noticeId, ...states }, isOpen),
    db
      .update(emergencyNotices)
      .set({ status: 'ended', endsAt: at })
      .where(isOpen)
      .returning({ id }),
  ])
  return rows.length > 0
}

/** Deletes a draft with an entry of the audit log; false if it is another now. */
export async function discardNotice(
  db: Database,
  seen: SeenNotice,
  actor: Actor,
): Promise<boolean> {
  const change = { action: 'notice.discarded', subject: seen.id } as const
  const [, rows] = await writeBatch(db, actor, [
    entryIf(actor, { ...change, before: { status: 'draft' } }, isDraft(seen)),
    db.delete(emergencyNotices).where(isDraft(seen)).returning({ id }),
  ])
  return rows.length > 0
}
