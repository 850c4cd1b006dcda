import { HTTPException } from 'hono/http-exception'
import type { Database } from '#db/client'
import { readVersionRows, type VersionHead } from '#db/datasets/versions'
import type { Row } from '#domain/datasets/rows'
import { type InFlight, shareInFlight } from '../cache/in-flight-renders'
import type { WaitUntil } from '../runtime/deadlines'
import { getRows, putRows, type RowMemory } from './row-memory'

export interface LoadRowsDeps {
  db: Database
  now: number
  waitUntil: WaitUntil
  isolate: { datasetRows: RowMemory; rowsInFlight: InFlight<readonly Row[]> }
}

/** Rows of a version from memory or D1. Throws 503 if D1 does not have them yet. */
export async function loadRows(deps: LoadRowsDeps, version: VersionHead): Promise<readonly Row[]> {
  const { db, isolate } = deps
  const { dataset, date, rowCount } = version
  const key = `${dataset}/${date}`
  const kept = getRows(isolate.datasetRows, key)
  if (kept) return kept
  return shareInFlight(isolate.rowsInFlight, key, deps, async () => {
    const rows = await readVersionRows(db, dataset, date)
    // The list of versions may come from KV and be newer than the replica that was read.
    if (rows.length !== rowCount) throw new HTTPException(503)
    putRows(isolate.datasetRows, key, rows)
    return rows
  })
}
