import type { Database } from '#db/client'
import { publishDatasets } from '#db/datasets/publish-datasets'
import type { FileStore } from '#db/datasets/write-files'
import { isPublicationDue, raiseContentVersion } from '#db/entries/publications'
import type { Bindings } from '../env'
import { describeError, log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'

export interface PublishDeps {
  db: Database
  /** Epoch ms. */
  now: number
}

/**
 * Raises the content version if an entry's publication window began or ended since the last run.
 */
export async function publishScheduled({ db, now }: PublishDeps): Promise<void> {
  if (!(await isPublicationDue(db, now))) return
  const version = await raiseContentVersion(db, now)
  log('info', { event: 'publish', version })
}

export interface PublishDatasetsDeps {
  primary: Database
  env: Pick<Bindings, 'DATASETS' | 'SEARCH'>
  /** Epoch ms. */
  now: number
  requestId: string
}

/** Publishes due datasets and logs each that fails; every call of R2 has a deadline. */
export async function publishDueDatasets(deps: PublishDatasetsDeps): Promise<void> {
  const { primary: db, env, now, requestId: request } = deps
  const inTime = <T>(call: string, result: Promise<T>) =>
    withDeadline(deadlines.filePut, `datasets.${call}`, result)
  const files: FileStore = {
    head: (key) => inTime('head', env.DATASETS.head(key)),
    put: (key, bytes, options) => inTime('put', env.DATASETS.put(key, bytes, options)),
  }
  const onFailure = (part: string, error: unknown) =>
    log('error', { event: 'dataset', part, request, ...describeError(error) })
  const result = await publishDatasets({ db, search: env.SEARCH, files, now, onFailure })
  if (!result) return
  log('info', { event: 'dataset', changes: result.published, version: result.contentVersion })
}
