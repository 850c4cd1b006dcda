import { and, desc, eq, getTableColumns, isNotNull, max, sql } from 'drizzle-orm'
import type { DatasetFile } from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/rows'
import { startOfRiyadhDay } from '#domain/dates/calendar'
import type { Database } from '../client'
import { listSlugs } from '../entries/entries'
import { contentVersionStatement } from '../entries/publications'
import { datasetVersions } from '../schema/content'

type StoredVersion = typeof datasetVersions.$inferSelect

export type VersionHead = Omit<StoredVersion, 'rows'>

const { rows: _rows, ...headColumns } = getTableColumns(datasetVersions)

/** All versions of all datasets, the newest of each first, those without files included. */
export function listVersions(db: Database): Promise<VersionHead[]> {
  return db
    .select(headColumns)
    .from(datasetVersions)
    .orderBy(datasetVersions.dataset, desc(datasetVersions.date))
}

/** Published versions of one dataset, the newest first. */
export function listPublishedVersions(db: Database, dataset: string): Promise<VersionHead[]> {
  return db
    .select(headColumns)
    .from(datasetVersions)
    .where(and(eq(datasetVersions.dataset, dataset), isNotNull(datasetVersions.files)))
    .orderBy(desc(datasetVersions.date))
}

export interface LatestVersion extends VersionHead {
  rows: readonly Row[]
}

const isVersion = (dataset: string, date: string) =>
  and(eq(datasetVersions.dataset, dataset), eq(datasetVersions.date, date))

const newestDates = (db: Database) =>
  db
    .select({ dataset: datasetVersions.dataset, date: max(datasetVersions.date).as('newest') })
    .from(datasetVersions)
    .where(isNotNull(datasetVersions.files))
    .groupBy(datasetVersions.dataset)

/** The visible datasets, changed when their record was edited or their newest version appeared. */
export async function listDatasetRoutes(db: Database, now: number) {
  const [records, newest] = await Promise.all([listSlugs(db, 'dataset', now), newestDates(db)])
  const published = new Map(
    newest.map(({ dataset, date }) => [dataset, date === null ? 0 : startOfRiyadhDay(date)]),
  )
  return records.map(({ slug, updatedAt }) => ({
    slug,
    updatedAt: Math.max(updatedAt, published.get(slug) ?? 0),
  }))
}

/** The newest published version of every dataset with its rows, by slug. */
export async function readLatest(db: Database): Promise<Map<string, LatestVersion>> {
  const newest = newestDates(db).as('latest')
  const versions = await db
    .select(getTableColumns(datasetVersions))
    .from(datasetVersions)
    .innerJoin(
      newest,
      and(eq(datasetVersions.dataset, newest.dataset), eq(datasetVersions.date, newest.date)),
    )
  return new Map(versions.map((version) => [version.dataset, version]))
}

/** The rows of a version; empty if there is no such version. */
export async function readVersionRows(
  db: Database,
  dataset: string,
  date: string,
): Promise<readonly Row[]> {
  const [version] = await db
    .select({ rows: datasetVersions.rows })
    .from(datasetVersions)
    .where(isVersion(dataset, date))
  return version?.rows ?? []
}

type NewVersion = Omit<StoredVersion, 'files' | 'rowCount' | 'checkedOn'>

/** Stores a version without files. A version of the same day stays as it is. */
export async function insertVersion(db: Database, version: NewVersion): Promise<void> {
  const { rows, date } = version
  await db
    .insert(datasetVersions)
    .values({ ...version, rowCount: rows.length, files: null, checkedOn: date })
    .onConflictDoNothing()
}

/**
 * Publishes a version, whose files are written and never change, at an instant (epoch ms). Returns
 * the content version, raised in the same transaction: a run that is cut off leaves no stale pages.
 */
export async function publishVersion(
  db: Database,
  { dataset, date }: Pick<VersionHead, 'dataset' | 'date'>,
  files: readonly DatasetFile[],
  at: number,
): Promise<number> {
  const storeFiles = db
    .update(datasetVersions)
    .set({ files })
    .where(and(isVersion(dataset, date), sql`${datasetVersions.files} is null`))
  const [, [row]] = await db.batch([storeFiles, contentVersionStatement(db, at)])
  return row?.version ?? 0
}

/** Notes that the rows of a version are still current on a Riyadh day. */
export async function markCurrent(
  db: Database,
  { dataset, date }: Pick<VersionHead, 'dataset' | 'date'>,
  today: string,
): Promise<void> {
  await db.update(datasetVersions).set({ checkedOn: today }).where(isVersion(dataset, date))
}
