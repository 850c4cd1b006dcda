import { Miniflare } from 'miniflare'
import { d1Worker, remoteDatabase } from './d1/remote-database'
import { runtimeOptions } from './runtime'

const script = 'export default { fetch: () => new Response(null, { status: 404 }) }'

/** The identifiers in wrangler.toml and tests/faults/wrangler.toml. */
const databaseIds = {
  DB: '00000000-0000-0000-0000-000000000001',
  SEARCH: '00000000-0000-0000-0000-000000000002',
  REPLICA: '00000000-0000-0000-0000-000000000003',
}
type DatabaseName = keyof typeof databaseIds

/** Databases of a state that no worker serves. */
export interface OpenDatabases {
  database: (name: DatabaseName) => D1Database
  /** The bucket of the datasets' files. */
  files: () => Promise<R2Bucket>
  /** The bucket of pictures. */
  media: () => Promise<R2Bucket>
  /** The bucket of the audit log's head. */
  audit: () => Promise<R2Bucket>
  close: () => Promise<void>
}

/** Opens the databases of a Miniflare state. */
export function openDatabases(state: string): OpenDatabases {
  const modules = [{ type: 'ESModule' as const, path: 'state.js', contents: script }]
  const worker = {
    modules,
    r2Buckets: { DATASETS: 'site-datasets', AUDIT: 'site-audit', MEDIA: 'site-media' },
  }
  const others = [d1Worker(databaseIds)]
  const runtime = new Miniflare(
    runtimeOptions({ name: 'state', worker, others, state, onLog: () => undefined }),
  )
  // Miniflare types the same bucket with undici's headers.
  const bucket = async (name: 'DATASETS' | 'AUDIT' | 'MEDIA') =>
    (await runtime.getR2Bucket(name)) as unknown as R2Bucket
  return {
    database: (name) => remoteDatabase(() => runtime.unsafeGetDirectURL('d1'), name),
    files: () => bucket('DATASETS'),
    audit: () => bucket('AUDIT'),
    media: () => bucket('MEDIA'),
    close: () => runtime.dispose(),
  }
}
