import type { Database } from '#db/client'
import { listPublishedVersions, type VersionHead } from '#db/datasets/versions'
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
    // Unknown names are not cached.
    return versions.length > 0 ? { versions } : null
  }
  const loaded = await deps.payloads.find({ name, locale: 'ar', read, mayBeAbsent: true })
  // The read above is the only one that writes this payload.
  return {
    versions: (loaded?.payload.versions ?? []) as readonly VersionHead[],
    isCurrent: loaded?.isCurrent ?? true,
  }
}
