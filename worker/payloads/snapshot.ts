import { HTTPException } from 'hono/http-exception'
import type { Bindings, Deployment } from '../env'
import { openEnvelope, type PayloadId } from './envelope'
import { snapshotPath } from './snapshot-path'

export interface SnapshotDeps {
  env: Pick<Bindings, 'ASSETS'>
  deployment: Pick<Deployment, 'origin'>
}

/** The payload from build time, for when D1 and KV are both away; throws 503 without one. */
export async function readSnapshot({ env, deployment }: SnapshotDeps, id: PayloadId) {
  const url = new URL(snapshotPath(id), deployment.origin)
  const response = await env.ASSETS.fetch(url)
  const entry = response.ok ? openEnvelope(await response.text(), id) : null
  if (!entry) throw new HTTPException(503, { message: 'no snapshot' })
  return entry
}
