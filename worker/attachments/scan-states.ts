import type { Database } from '#db/client'
import { listScans, queueScans } from '#db/submissions/attachment-scans'
import type { FileScan } from '#domain/staff/ticket'
import type { Deployment } from '../env'

export interface ScanStateDeps {
  deployment: Pick<Deployment, 'scanner'>
  primary: Database
  /** Epoch ms. */
  now: number
}

/**
 * How the scanner stands with files, by their names; null for each where none is configured. Files that
 * it does not know, such as those of an outage or from before it was configured, are queued.
 */
export async function readScanStates(
  { deployment, primary, now }: ScanStateDeps,
  names: readonly string[],
): Promise<(FileScan | null)[]> {
  if (!deployment.scanner) return names.map(() => null)
  const scans = await listScans(primary, names)
  const unknown = names.filter((name) => !scans.has(name))
  await queueScans(primary, unknown, now)
  return names.map((name) => {
    const { state, signature } = scans.get(name) ?? { state: 'waiting', signature: null }
    return { state, signature }
  })
}
