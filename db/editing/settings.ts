import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { settingKind } from '#domain/editing/source'
import type { Settings } from '#domain/site/settings'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { parseSettings } from '../entries/entries'
import { raiseVersionIf } from '../entries/publications'
import { entryRevisions, entrySources, publications, settings } from '../schema/content'
import { insertSelect, isOneOf } from '../statements'
import type { StoredRevision } from './records'

export interface StoredSettings {
  values: Settings
  /** Content version of the values. */
  version: number
  /** Names of the settings that staff have written. */
  written: string[]
  /** The latest of the named settings, the newest first. */
  revisions: StoredRevision[]
}

const revisionsShown = 20

/** The settings, with the revisions of some of them. */
export async function findSettings(
  db: Database,
  names: readonly string[],
): Promise<StoredSettings> {
  const isSetting = eq(entryRevisions.kind, settingKind)
  const [rows, [published], sources, revisions] = await db.batch([
    db.select().from(settings),
    db.select({ version: publications.version }).from(publications),
    db
      .select({ slug: entrySources.slug })
      .from(entrySources)
      .where(and(eq(entrySources.origin, 'staff'), eq(entrySources.kind, settingKind))),
    db
      .select()
      .from(entryRevisions)
      .where(and(isSetting, isOneOf(entryRevisions.slug, names)))
      .orderBy(desc(entryRevisions.id))
      .limit(revisionsShown),
  ])
  return {
    values: parseSettings(rows),
    version: published?.version ?? 0,
    written: sources.map(({ slug }) => slug),
    revisions,
  }
}

export interface ChangedSetting {
  name: string
  before: unknown
  after: unknown
}

/** Statements that store one setting for the row that a condition selects. */
function storeSetting(
  db: Database,
  { at, actor: author }: Actor,
  { name, before, after }: ChangedSetting,
  from: SQL,
) {
  const key = { kind: settingKind, slug: name }
  const texts = { before: { [name]: before }, after: { [name]: after } }
  const revision = { id: sql`null`, ...key, at, author, step: 'published', note: null } as const
  const written = { source: texts.after, origin: 'staff', isWithdrawn: false } as const
  // Null is a value too: the column holds its JSON.
  const value = sql`${JSON.stringify(after)}`
  return [
    insertSelect(db, entryRevisions, { ...revision, ...texts }, from),
    insertSelect(db, settings, { key: name, value }, from).onConflictDoUpdate({
      target: settings.key,
      set: { value },
    }),
    insertSelect(db, entrySources, { ...key, ...written }, from).onConflictDoUpdate({
      target: [entrySources.kind, entrySources.slug],
      set: written,
    }),
  ]
}

/**
 * Stores settings, which the seed leaves alone from now on, each with a revision and an entry of the
 * audit log; the content version rises. False if the site was published since `version` was read.
 */
export async function changeSettings(
  db: Database,
  { version, changes }: { version: number; changes: readonly ChangedSetting[] },
  actor: Actor,
): Promise<boolean> {
  const isSame = eq(publications.version, version)
  const from = sql`from ${publications} where ${isSame}`
  const results = await writeBatch(db, actor, [
    ...changes.map(({ name }) =>
      insertAuditEntry({ ...actor, action: 'setting.changed', subject: name }, from),
    ),
    ...changes.flatMap((change) => storeSetting(db, actor, change, from)),
    // Last: the other statements depend on the version.
    raiseVersionIf(db, actor.at, sql`${isSame}`).returning({ version: publications.version }),
  ])
  return (results.at(-1) as unknown as unknown[]).length > 0
}
