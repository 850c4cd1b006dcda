import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Settings } from '#domain/site/settings'
import { facetValuesOf } from '../entries/list-query'
import type { EntryRow, FileSource } from './content-problem'
import { readContent } from './read-content'
import { buildSampleVersions } from './sample-versions'
import {
  deleteOtherFacetValues,
  deleteOtherKinds,
  deleteOtherSettings,
  deleteOtherSlugs,
  deleteOtherSourceKinds,
  deleteOtherSources,
  publish,
  upsertEntry,
  upsertFacetValues,
  upsertSetting,
  upsertSource,
} from './seed-sql'

export interface Seed {
  /** Repeatable SQL, one statement per item; the content version rises with the last one. */
  statements: string[]
  /** SHA-256 of the content and settings. */
  digest: string
  /** Invented records (`sample: true`), as `kind/slug`. */
  samples: string[]
}

/** D1 limit for a statement: 100 KB. */
const maxStatementBytes = 100_000
const contentFolder = fileURLToPath(new URL('../content', import.meta.url).href)

/** The statements that load the content folder. Throws `ContentError` with every problem. */
export function buildSeed(folder: string = contentFolder): Seed {
  const read = readContent(folder)
  const content = writeContent(read)
  const invented = read.rows.filter(({ sample }) => sample)
  const samples = [...new Set(invented.map(({ kind, slug }) => `${kind}/${slug}`))]
  const digest = createHash('sha256').update(content.join('\n')).digest('hex')
  const statements = [...content, ...buildSampleVersions(), publish(digest)]
  for (const statement of statements) {
    if (Buffer.byteLength(statement) > maxStatementBytes) {
      throw new Error(
        `A statement exceeds ${maxStatementBytes} bytes, the limit of D1: ${statement.slice(0, 120)}…`,
      )
    }
  }
  return { statements, digest, samples }
}

interface WrittenContent {
  rows: readonly EntryRow[]
  sources?: readonly FileSource[]
  settings: Partial<Settings>
}

/** Repeatable statements that replace all content and settings by the given ones. */
export function writeContent({ rows, sources = [], settings }: WrittenContent): string[] {
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const slugs = Map.groupBy(sorted, (row) => row.kind)
  const faceted = sorted
    .map((row) => ({ row, values: facetValuesOf(row) }))
    .filter(({ values }) => values.length > 0)
  const files = Map.groupBy(sources, (file) => file.kind)
  return [
    ...sources.map(upsertSource),
    ...[...files].map(([kind, some]) =>
      deleteOtherSources(
        kind,
        some.map(({ slug }) => slug),
      ),
    ),
    deleteOtherSourceKinds([...files.keys()]),
    ...sorted.map(upsertEntry),
    ...[...slugs].map(([kind, some]) =>
      deleteOtherSlugs(kind, [...new Set(some.map((r) => r.slug))]),
    ),
    deleteOtherKinds([...slugs.keys()]),
    ...faceted.flatMap(({ row, values }) => upsertFacetValues(row, values)),
    deleteOtherFacetValues([...new Set(faceted.map(({ row }) => row.kind))]),
    ...Object.entries(settings).map(([key, value]) => upsertSetting(key, value)),
    deleteOtherSettings(Object.keys(settings)),
  ]
}

function keyOf({ kind, slug, locale }: { kind: string; slug: string; locale: string }): string {
  return `${kind}/${slug}/${locale}`
}
