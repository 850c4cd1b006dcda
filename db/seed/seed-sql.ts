import { createHash } from 'node:crypto'
import type { EntryRow } from './content-problem'

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
 * Condition on `entries`: a record of the disclosure log that was published at the desk. It has no
 * content file, and the seed leaves it as it is, also if a file takes its name later.
 */
const isFromDesk = `entries.kind = 'disclosure' AND entries.slug IN (SELECT slug FROM releases WHERE slug IS NOT NULL)`

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
  const guard = row.kind === 'disclosure' ? ` WHERE NOT (${isFromDesk})` : ''
  return `INSERT INTO entries (${names.join(', ')}) VALUES (${Object.values(columns).map(literal).join(', ')}) ON CONFLICT (kind, slug, locale) DO UPDATE SET ${sets.join(', ')}${guard};`
}

/** SQL that sets the facet values of a record. */
export function upsertFacetValues(row: EntryRow, values: readonly string[]): string[] {
  const { kind, slug, locale } = row
  const key = [kind, slug, locale].map(literal).join(', ')
  const rows = values.map((value) => `(${key}, ${quote(value)}, ${literal(row.date)})`).join(', ')
  return [
    `DELETE FROM entry_facets WHERE (kind, slug, locale) = (${key}) AND value NOT IN (${list(values)});`,
    `INSERT INTO entry_facets (kind, slug, locale, value, date) VALUES ${rows} ON CONFLICT (kind, slug, locale, value) DO UPDATE SET date = excluded.date;`,
  ]
}

export function deleteOtherFacetValues(kinds: readonly string[]): string {
  return `DELETE FROM entry_facets WHERE kind NOT IN (${list(kinds)});`
}

export function upsertSetting(key: string, value: unknown): string {
  return `INSERT INTO settings (key, value) VALUES (${quote(key)}, ${quote(JSON.stringify(value))}) ON CONFLICT (key) DO UPDATE SET value = excluded.value;`
}

export function deleteOtherSlugs(kind: string, slugs: readonly string[]): string {
  const guard = kind === 'disclosure' ? ` AND NOT (${isFromDesk})` : ''
  return `DELETE FROM entries WHERE kind = ${quote(kind)} AND slug NOT IN (${list(slugs)})${guard};`
}

export function deleteOtherKinds(kinds: readonly string[]): string {
  return `DELETE FROM entries WHERE kind NOT IN (${list(kinds)}) AND NOT (${isFromDesk});`
}

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
