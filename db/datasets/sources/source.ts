import type { Row } from '#domain/datasets/row'
import type { Database } from '../../client'

export interface DatasetSourceDeps {
  db: Database
  search: D1Database
  /** Epoch ms. */
  now: number
  /** Rows of the latest version: they stay where the records they were counted from are erased. */
  former: readonly Row[]
}

/** Reads the rows of a dataset as they are now, in a stable order. */
export type Source = (deps: DatasetSourceDeps) => Promise<Row[]>
