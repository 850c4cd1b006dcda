import type { Database } from '#db/client'
import { listPublished, type VersionHead } from '#db/datasets/versions'
import { load, type SourceDeps } from '../payloads/source'

export type LoadVersionsDeps = SourceDeps & { db: Database }

/**
 * Published versions of a dataset, the newest first; from KV while D1 is away. Throws 503 without
 * either.
 */
export async function loadVersions(
  deps: LoadVersionsDeps,
  dataset: string,
): Promise<readonly VersionHead[]> {
  const name = `versions/${dataset}`
  const read = async () => {
    const versions = await listPublished(deps.db, dataset)
    // Nothing is kept of a name that is no dataset's.
    return versions.length > 0 ? { versions } : null
  }
  const loaded = await load(deps, { name, locale: 'ar', read, mayBeAbsent: true })
  // The read above is the only one that writes this payload.
  return (loaded?.payload.versions ?? []) as readonly VersionHead[]
}
