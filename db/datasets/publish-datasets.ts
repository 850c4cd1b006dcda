import type { Entry } from '#domain/content/entry'
import { compareRows, isUnchanged } from '#domain/datasets/compare-rows'
import { missingMonths, periodStart } from '#domain/datasets/periods'
import { riyadhDate } from '#domain/dates/calendar'
import type { Database } from '../client'
import { listEntries } from '../entries/entries'
import {
  achievementsSource,
  agreementsSource,
  dictionarySource,
  questionsSource,
  serviceLevelsSource,
  teamsByRegionSource,
  workingDaysSource,
} from './sources/content'
import {
  requestsAndRepliesSource,
  searchesWithoutResultsSource,
  usefulnessAndRatingsSource,
} from './sources/counts'
import type { Source } from './sources/source'
import {
  insertVersion,
  listVersions,
  markCurrent,
  publishVersion,
  readVersionRows,
  type VersionHead,
} from './versions'
import { type FileStore, writeFiles } from './write-files'

/** Sources by the slug of their dataset. */
export const sources: Readonly<Record<string, Source>> = {
  achievements: achievementsSource,
  dictionary: dictionarySource,
  questions: questionsSource,
  'framework-agreements': agreementsSource,
  'requests-and-replies': requestsAndRepliesSource,
  'searches-without-results': searchesWithoutResultsSource,
  'service-levels': serviceLevelsSource,
  'teams-by-region': teamsByRegionSource,
  'usefulness-and-ratings': usefulnessAndRatingsSource,
  'working-days': workingDaysSource,
}

interface PublishDeps {
  db: Database
  search: D1Database
  files: FileStore
  /** Epoch ms. */
  now: number
  /** Called with each dataset that fails; the others go on unless it throws. */
  onFailure: (dataset: string, error: unknown) => void
}

/** The column names of a version, compared with those of the dataset now. */
function hasColumns({ columns }: VersionHead, { body }: Entry<'dataset'>): boolean {
  return columns.join() === body.columns.map(({ name }) => name).join()
}

/** Stores a new version of a dataset if its rows or columns have changed since the latest. */
async function storeIfChanged(
  { db, search, now }: PublishDeps,
  entry: Entry<'dataset'>,
  latest: VersionHead | undefined,
): Promise<void> {
  const read = sources[entry.slug]
  if (!read) throw new Error(`no source for the dataset ${entry.slug}`)
  const today = riyadhDate(now)
  const former = latest ? await readVersionRows(db, latest.dataset, latest.date) : []
  const rows = await read({ db, search, now, former })
  const [missing] = entry.body.key.includes('month') ? missingMonths(rows) : []
  if (missing) throw new Error(`the rows of the dataset ${entry.slug} skip ${missing}`)
  const changes = compareRows(former, rows, entry.body.key)
  if (latest && hasColumns(latest, entry) && isUnchanged(changes)) {
    await markCurrent(db, latest, today)
    return
  }
  await insertVersion(db, {
    dataset: entry.slug,
    date: today,
    columns: entry.body.columns.map(({ name }) => name),
    rows,
    changes: latest ? changes : null,
  })
}

/** Writes the files of a version that has none yet, which publishes it; returns the content version. */
async function publishFiles(
  { db, files, now }: PublishDeps,
  { body }: Entry<'dataset'>,
  version: VersionHead,
): Promise<number> {
  const rows = await readVersionRows(db, version.dataset, version.date)
  const columns = version.columns.map((name) => ({
    name,
    type: body.columns.find((column) => column.name === name)?.type ?? ('text' as const),
  }))
  return publishVersion(db, version, await writeFiles(files, version, columns, rows), now)
}

/** True once the period has begun, or the columns were edited: the page and the API describe them. */
function isDue(entry: Entry<'dataset'>, latest: VersionHead | undefined, today: string): boolean {
  if (!latest || latest.checkedOn < periodStart(entry.body.frequency, today)) return true
  // A day has one version at most.
  return latest.date !== today && !hasColumns(latest, entry)
}

/**
 * Publishes a version of every dataset whose period has begun and whose rows have changed, or whose
 * columns have. A version is stored first and published with its files, so a run that is cut off is
 * continued by the next. Returns the number of published versions and the content version that has
 * them; null without any.
 */
export async function publishDatasets(
  deps: PublishDeps,
): Promise<{ published: number; contentVersion: number } | null> {
  const { db, now, onFailure } = deps
  const today = riyadhDate(now)
  const [entries, versions] = await Promise.all([
    listEntries(db, 'dataset', 'ar', now),
    listVersions(db),
  ])
  const latestOf = (slug: string) => versions.find(({ dataset }) => dataset === slug)
  const due = entries.filter((entry) => isDue(entry, latestOf(entry.slug), today))
  for (const entry of due) {
    await storeIfChanged(deps, entry, latestOf(entry.slug)).catch((error) =>
      onFailure(entry.slug, error),
    )
  }
  const stored = due.length > 0 ? await listVersions(db) : versions
  let published = 0
  let contentVersion = 0
  for (const version of stored.filter(({ files }) => files === null)) {
    const entry = entries.find(({ slug }) => slug === version.dataset)
    if (!entry) continue
    try {
      contentVersion = await publishFiles(deps, entry, version)
      published += 1
    } catch (error) {
      onFailure(entry.slug, error)
    }
  }
  return published > 0 ? { published, contentVersion } : null
}
