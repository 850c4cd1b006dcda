import type { KindName } from '#domain/content/kinds'
import type { ContentSource } from '#domain/editing/source'
import type { Database } from '../client'
import { entries } from '../schema/content'
import type { EntryRow, FieldProblem } from '../seed/content-problem'
import { crossCheck } from '../seed/cross-check'
import { readEntryFile } from '../seed/entry-file'
import type { EditedKey } from './records'

/** What the seed would say of a content file alone, and its rows. */
export function readSource({ kind, slug }: EditedKey, source: ContentSource) {
  return readEntryFile(kind, slug, source)
}

const pathOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}.yaml`

/** The rows of all records besides some. */
async function readOthers(db: Database, keys: readonly EditedKey[]): Promise<EntryRow[]> {
  const own = new Set(keys.map(pathOf))
  const rows = await db.select().from(entries)
  return rows.filter((row) => !own.has(pathOf(row)))
}

interface CheckedSource {
  rows: EntryRow[]
  problems: FieldProblem[]
}

/** What the seed would say of content files that come together among all records, in their order. */
export async function checkSources(
  db: Database,
  files: readonly { key: EditedKey; source: ContentSource }[],
): Promise<CheckedSource[]> {
  const checked = files.map(({ key, source }) => readSource(key, source))
  if (checked.some(({ problems }) => problems.length > 0)) return checked
  const others = await readOthers(
    db,
    files.map(({ key }) => key),
  )
  const found = crossCheck([...others, ...checked.flatMap(({ rows }) => rows)])
  return checked.map(({ rows }, at) => {
    const own = files[at] && pathOf(files[at].key)
    return { rows, problems: found.filter(({ path }) => path === own) }
  })
}

/** What the seed would say of a content file among all records, and its rows. */
export async function checkSource(
  db: Database,
  key: EditedKey,
  source: ContentSource,
): Promise<CheckedSource> {
  const [checked] = await checkSources(db, [{ key, source }])
  return checked ?? { rows: [], problems: [] }
}

/** Content files with which the seed would find a fault if a record were not there. */
export async function findDependents(db: Database, key: EditedKey): Promise<string[]> {
  const problems = crossCheck(await readOthers(db, [key]))
  return [...new Set(problems.map(({ path }) => path.replace(/\.yaml$/, '')))]
}

/** Kinds whose texts somebody besides their author reads before they are published. */
export const kindsWithSecondReader: readonly KindName[] = [
  'policy',
  'disclosure',
  'newsletter-issue',
]
