import { HTTPException } from 'hono/http-exception'
import type { Work } from '../runtime/request-context'
import { openEnvelope, type Wanted } from './envelope'
import { snapshotPath } from './snapshot-path'

/** The payload as it was when the site was built: the last resort, when D1 and KV are both away. */
export async function readSnapshot(work: Work, wanted: Wanted) {
  const url = new URL(snapshotPath(wanted), work.deployment.origin)
  const response = await work.env.ASSETS.fetch(url)
  const entry = response.ok ? openEnvelope(await response.text(), wanted) : null
  if (!entry) throw new HTTPException(503, { message: 'no snapshot' })
  return entry
}
