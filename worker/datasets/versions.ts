import type { Database } from '#db/client'
import { listPublishedVersions, type VersionHead } from '#db/datasets/versions'
import type { Row } from '#domain/datasets/rows'
import type { PayloadDeps } from '../payloads/payload-reader'

export type LoadVersionsDeps = PayloadDeps & { db: Database }

interface LoadedVersions {
  /** The newest first; empty if there is no such dataset. */
  versions: readonly VersionHead[]
  /** False if they are from KV because D1 is away: there may be newer ones. */
  isCurrent: boolean
}

/** Published versions of a dataset. Throws 503 without D1 and KV. */
export async function loadVersions(
  deps: LoadVersionsDeps,
  dataset: string,
): Promise<LoadedVersions> {
  const name = `versions/${dataset}`
  const read = async () => {
    const versions = await listPublishedVersions(deps.db, dataset)
    // Nothing is kept of a name that is no dataset's.
    return versions.length > 0 ? { versions } : null
  }
  const loaded = await deps.payloads.find({ name, locale: 'ar', read, mayBeAbsent: true })
  // The read above is the only one that writes this payload.
  return {
    versions: (loaded?.payload.versions ?? []) as readonly VersionHead[],
    isCurrent: loaded?.isCurrent ?? true,
  }
}

interface KeptRows {
  rows: readonly Row[]
  /** Length of their JSON. */
  size: number
}

/** Rows of versions by `dataset/date`, the most recently used last. Versions never change. */
export type RowMemory = Map<string, KeptRows>

/** JSON of all kept rows, in characters; as objects they are some five times as large in bytes. */
const largestSize = 4_000_000

export function getRows(memory: RowMemory, key: string): readonly Row[] | undefined {
  const kept = memory.get(key)
  if (kept) {
    memory.delete(key)
    memory.set(key, kept)
  }
  return kept?.rows
}

/** Keeps the rows of a version and drops those used longest ago that no longer fit. */
export function putRows(memory: RowMemory, key: string, rows: readonly Row[]): void {
  const { length: size } = JSON.stringify(rows)
  if (size > largestSize) return
  memory.set(key, { rows, size })
  let sum = [...memory.values()].reduce((total, kept) => total + kept.size, 0)
  for (const [name, kept] of memory) {
    if (sum <= largestSize) return
    memory.delete(name)
    sum -= kept.size
  }
}
