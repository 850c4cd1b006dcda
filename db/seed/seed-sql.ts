import { createHash } from 'node:crypto'
import { settingKind } from '#domain/editing/source'
import type { EntryRow, FileSource } from './content-problem'

/** Quotes a text as an SQL literal; throws for NUL, which would end the statement. */
function quote(value: string): string {
  if (value.includes('\0')) throw new Error('The text contains a NUL character: remove it')
  return `'${value.replaceAll("'", "''")}'`
}

/** Formats a value as an SQL literal; booleans are 0 and 1. */
export function literal(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return 'NULL'
  return typeof value === 'string' ? quote(value) : String(Number(value))
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** SQL that inserts a row; keys in camelCase become column names. */
export function insertRow(
  table: string,
  row: Record<string, string | number | boolean | null | undefined>,
): string {
  const names = Object.keys(row).map(snakeCase).join(', ')
  return `INSERT INTO ${table} (${names}) VALUES (${Object.values(row).map(literal).join(', ')});`
}

/**
 * Condition on a record: it was written at the desk, as disclosures are that were published there. The
 * seed leaves it as it is, also if a file has or takes its name.
 */
function isFromDesk(kind: string, slug: string): string {
  return `(EXISTS (SELECT 1 FROM entry_sources WHERE entry_sources.kind = ${kind} AND entry_sources.slug = ${slug} AND origin = 'staff') OR (${kind} = 'disclosure' AND ${slug} IN (SELECT slug FROM releases WHERE slug IS NOT NULL)))`
}

const isFromDeskItself = isFromDesk('entries.kind', 'entries.slug')

/** SQL that inserts or updates a record of a content file. */
export function upsertEntry(row: EntryRow): string {
  const columns = {
    kind: row.kind,
    slug: row.slug,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    date: row.date,
    position: row.position ?? 0,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    updated_at: row.updatedAt,
    written_in: row.writtenIn,
    sample: row.sample ?? false,
    body: JSON.stringify(row.body),
  }
  const names = Object.keys(columns)
  const sets = names.slice(3).map((name) => `${name} = excluded.${name}`)
  const guard = `WHERE NOT ${isFromDesk(literal(row.kind), literal(row.slug))}`
  return `INSERT INTO entries (${names.join(', ')}) SELECT ${Object.values(columns).map(literal).join(', ')} ${guard} ON CONFLICT (kind, slug, locale) DO UPDATE SET ${sets.join(', ')};`
}

/** SQL that inserts or updates the values of a content file. */
export function upsertSource({ kind, slug, source }: FileSource): string {
  const values = [kind, slug, JSON.stringify(source), 'seed'].map(literal).join(', ')
  return `INSERT INTO entry_sources (kind, slug, source, origin) VALUES (${values}) ON CONFLICT (kind, slug) DO UPDATE SET source = excluded.source WHERE origin = 'seed';`
}

/** SQL that deletes the content files of a kind that are gone. */
export function deleteOtherSources(kind: string, slugs: readonly string[]): string {
  return `DELETE FROM entry_sources WHERE kind = ${quote(kind)} AND slug NOT IN (${list(slugs)}) AND origin = 'seed';`
}

export function deleteOtherSourceKinds(kinds: readonly string[]): string {
  return `DELETE FROM entry_sources WHERE kind NOT IN (${list(kinds)}) AND origin = 'seed';`
}

/** SQL that sets the facet values of a record. */
export function upsertFacetValues(row: EntryRow, values: readonly string[]): string[] {
  const { kind, slug, locale } = row
  const key = [kind, slug, locale].map(literal).join(', ')
  const rows = values.map((value) => `(${key}, ${quote(value)}, ${literal(row.date)})`).join(', ')
  const isOwn = `NOT ${isFromDesk(literal(kind), literal(slug))}`
  return [
    `DELETE FROM entry_facets WHERE (kind, slug, locale) = (${key}) AND value NOT IN (${list(values)}) AND ${isOwn};`,
    `INSERT INTO entry_facets (kind, slug, locale, value, date) SELECT * FROM (VALUES ${rows}) WHERE ${isOwn} ON CONFLICT (kind, slug, locale, value) DO UPDATE SET date = excluded.date;`,
  ]
}

export function deleteOtherFacetValues(kinds: readonly string[]): string {
  return `DELETE FROM entry_facets WHERE kind NOT IN (${list(kinds)});`
}

/** SQL that inserts or updates a setting, unless staff have written it. */
export function upsertSetting(key: string, value: unknown): string {
  const guard = `WHERE NOT EXISTS (SELECT 1 FROM entry_sources WHERE kind = ${quote(settingKind)} AND slug = ${quote(key)} AND origin = 'staff')`
  return `INSERT INTO settings (key, value) SELECT ${quote(key)}, ${quote(JSON.stringify(value))} ${guard} ON CONFLICT (key) DO UPDATE SET value = excluded.value;`
}

export function deleteOtherSlugs(kind: string, slugs: readonly string[]): string {
  return `DELETE FROM entries WHERE kind = ${quote(kind)} AND slug NOT IN (${list(slugs)}) AND NOT ${isFromDeskItself};`
}

export function deleteOtherKinds(kinds: readonly string[]): string {
  return `DELETE FROM entries WHERE kind NOT IN (${list(kinds)}) AND NOT ${isFromDeskItself};`
}

/** A setting that the site no longer has goes, whoever wrote it: it would be refused. */
export function deleteOtherSettings(keys: readonly string[]): string {
  return `DELETE FROM settings WHERE key NOT IN (${list(keys)});`
}

/** SQL that increments the content version unless this content was loaded last. */
export function publish(digest: string): string {
  return `INSERT INTO publications (id, version, digest, changed_at) VALUES (1, 1, ${quote(digest)}, unixepoch() * 1000) ON CONFLICT (id) DO UPDATE SET version = version + 1, digest = excluded.digest, changed_at = excluded.changed_at WHERE digest <> excluded.digest;`
}

function list(values: readonly string[]): string {
  return values.map(quote).join(', ')
}

/** Identifies a statement of a seed in the list of those that a database has. */
export function statementId(statement: string): string {
  return createHash('sha256').update(statement).digest('base64url').slice(0, 16)
}

/**
 * The statements of a seed that bring a database up to date, in order: those that the seed it was
 * loaded from did not have. A record that was removed is in the changed list of its kind.
 */
export function changedStatements(
  statements: readonly string[],
  loaded: readonly string[],
): string[] {
  const known = new Set(loaded)
  return statements.filter((statement) => !known.has(statementId(statement)))
}
