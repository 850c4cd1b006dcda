import type { Database } from '#db/client'
import { sources } from '#db/datasets/sources/registry'
import {
  insertVersion,
  listVersions,
  markCurrent,
  publishVersion,
  readRows,
  type VersionHead,
} from '#db/datasets/versions'
import { listEntries } from '#db/entries/entries'
import { raiseContentVersion } from '#db/entries/publications'
import type { Entry } from '#domain/content/entry'
import { compareRows, isUnchanged } from '#domain/datasets/compare-rows'
import { periodStart } from '#domain/datasets/periods'
import { riyadhDate } from '#domain/dates/calendar'
import type { Bindings } from '../env'
import { describeError, log } from '../log'
import { writeFiles } from './write-files'

export interface PublishDatasetsDeps {
  primary: Database
  env: Pick<Bindings, 'DATASETS' | 'SEARCH'>
  /** Epoch ms. */
  now: number
  requestId: string
}

/** The column names of a version, compared with those of the dataset now. */
function hasColumns({ columns }: VersionHead, { body }: Entry<'dataset'>): boolean {
  return columns.join() === body.columns.map(({ name }) => name).join()
}

/** Stores a new version of a dataset if its rows or columns have changed since the latest. */
async function storeIfChanged(
  { primary, env, now }: PublishDatasetsDeps,
  entry: Entry<'dataset'>,
  latest: VersionHead | undefined,
): Promise<void> {
  const read = sources[entry.slug]
  if (!read) throw new Error(`no source for the dataset ${entry.slug}`)
  const today = riyadhDate(now)
  const former = latest ? await readRows(primary, latest.dataset, latest.date) : []
  const rows = await read({ db: primary, search: env.SEARCH, now, former })
  const changes = compareRows(former, rows, entry.body.key)
  if (latest && hasColumns(latest, entry) && isUnchanged(changes)) {
    await markCurrent(primary, latest, today)
    return
  }
  await insertVersion(primary, {
    dataset: entry.slug,
    date: today,
    columns: entry.body.columns.map(({ name }) => name),
    rows,
    changes: latest ? changes : null,
  })
}

/** Writes the files of a version that has none yet, which publishes it. */
async function publish(
  { primary, env }: PublishDatasetsDeps,
  { body }: Entry<'dataset'>,
  version: VersionHead,
): Promise<void> {
  const rows = await readRows(primary, version.dataset, version.date)
  const columns = version.columns.map((name) => ({
    name,
    type: body.columns.find((column) => column.name === name)?.type ?? ('text' as const),
  }))
  await publishVersion(primary, version, await writeFiles(env.DATASETS, version, columns, rows))
}

function isDue(
  { body }: Entry<'dataset'>,
  latest: VersionHead | undefined,
  today: string,
): boolean {
  return !latest || latest.checkedOn < periodStart(body.frequency, today)
}

/**
 * Publishes a version of every dataset whose period has begun and whose rows have changed. A version
 * is stored first and published with its files, so a run that is cut off is continued by the next.
 */
export async function publishDatasets(deps: PublishDatasetsDeps): Promise<void> {
  const { primary, now, requestId } = deps
  const today = riyadhDate(now)
  const [entries, versions] = await Promise.all([
    listEntries(primary, 'dataset', 'ar', now),
    listVersions(primary),
  ])
  const latestOf = (slug: string) => versions.find(({ dataset }) => dataset === slug)
  const due = entries.filter((entry) => isDue(entry, latestOf(entry.slug), today))
  const refuse = (entry: Entry<'dataset'>) => (error: unknown) =>
    log('error', {
      event: 'dataset',
      part: entry.slug,
      request: requestId,
      ...describeError(error),
    })
  for (const entry of due) {
    await storeIfChanged(deps, entry, latestOf(entry.slug)).catch(refuse(entry))
  }
  const stored = due.length > 0 ? await listVersions(primary) : versions
  const waiting = stored.filter(({ files }) => files === null)
  let published = 0
  for (const version of waiting) {
    const entry = entries.find(({ slug }) => slug === version.dataset)
    if (!entry) continue
    await publish(deps, entry, version).then(() => (published += 1), refuse(entry))
  }
  if (published === 0) return
  log('info', {
    event: 'dataset',
    changes: published,
    version: await raiseContentVersion(primary, now),
  })
}
