import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { isKindName } from '#domain/content/kinds'
import { labelField, readLabels } from '../entries/facets'
import type { EntryRow } from './entry-file'
import { type Content, readContent } from './read-content'
import {
  deleteOtherKinds,
  deleteOtherLabels,
  deleteOtherSettings,
  deleteOtherSlugs,
  publish,
  upsertEntry,
  upsertLabels,
  upsertSetting,
} from './seed-sql'

export interface Seed {
  /** All of it, for `wrangler d1 execute --file`. */
  sql: string
  /** The same, one statement an item, for a batch. */
  statements: string[]
  /** Changes when, and only when, the content or a setting does. */
  digest: string
}

/** D1 takes statements of at most 100 KB. */
const limit = 100_000
const contentFolder = fileURLToPath(new URL('../content', import.meta.url).href)

/** The content folder as SQL that may be run any number of times; throws `ContentError`. */
export function buildSeed(folder: string = contentFolder): Seed {
  const content = writeContent(readContent(folder))
  const digest = createHash('sha256').update(content.join('\n')).digest('hex')
  const statements = [...content, publish(digest)]
  for (const statement of statements) {
    if (Buffer.byteLength(statement) > limit) {
      throw new Error(`A statement is longer than ${limit} bytes: ${statement.slice(0, 120)}…`)
    }
  }
  return { sql: `${statements.join('\n')}\n`, statements, digest }
}

function writeContent({ rows, settings }: Content): string[] {
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const slugs = Map.groupBy(sorted, (row) => row.kind)
  const labelled = sorted
    .map((row) => ({ row, labels: labelsOf(row) }))
    .filter(({ labels }) => labels.length > 0)
  return [
    ...sorted.map(upsertEntry),
    ...[...slugs].map(([kind, some]) =>
      deleteOtherSlugs(kind, [...new Set(some.map((r) => r.slug))]),
    ),
    deleteOtherKinds([...slugs.keys()]),
    ...labelled.flatMap(({ row, labels }) => upsertLabels(row, labels)),
    deleteOtherLabels([...new Set(labelled.map(({ row }) => row.kind))]),
    ...Object.entries(settings).map(([key, value]) => upsertSetting(key, value)),
    deleteOtherSettings(Object.keys(settings)),
  ]
}

function labelsOf({ kind, body }: EntryRow): string[] {
  const field = isKindName(kind) ? labelField(kind) : null
  return field ? readLabels((body as Record<string, string | string[]>)[field]) : []
}

function keyOf({ kind, slug, locale }: { kind: string; slug: string; locale: string }): string {
  return `${kind}/${slug}/${locale}`
}
