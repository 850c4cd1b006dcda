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

async function readOthers(db: Database, { kind, slug }: EditedKey): Promise<EntryRow[]> {
  const rows = await db.select().from(entries)
  return rows.filter((row) => row.kind !== kind || row.slug !== slug)
}

/** What the seed would say of a content file among all records, and others that come with it. */
export async function checkSource(
  db: Database,
  key: EditedKey,
  source: ContentSource,
  others: readonly EntryRow[] = [],
): Promise<{ rows: EntryRow[]; problems: FieldProblem[] }> {
  const { rows, problems } = readSource(key, source)
  if (problems.length > 0) return { rows, problems }
  const all = [...(await readOthers(db, key)), ...others, ...rows]
  const path = `${key.kind}/${key.slug}.yaml`
  return { rows, problems: crossCheck(all).filter((problem) => problem.path === path) }
}

/** Content files with which the seed would find a fault if a record were not there. */
export async function findDependents(db: Database, key: EditedKey): Promise<string[]> {
  const problems = crossCheck(await readOthers(db, key))
  return [...new Set(problems.map(({ path }) => path.replace(/\.yaml$/, '')))]
}

/** Kinds whose texts somebody besides their author reads before they are published. */
export const kindsWithSecondReader: readonly KindName[] = [
  'policy',
  'disclosure',
  'newsletter-issue',
]
