import type { Database } from '#db/client'
import {
  type AttachmentScan,
  claimScan,
  dropScans,
  listDueScans,
  settleScan,
} from '#db/submissions/attachment-scans'
import { readFile } from '../attachments/read-file'
import { scanFile } from '../attachments/scan'
import type { FileStoreDeps } from '../attachments/store'
import type { Deployment, ScannerSettings } from '../env'
import { describeError, log } from '../log'

export type ScanAttachmentsDeps = FileStoreDeps & {
  deployment: Pick<Deployment, 'scanner'>
  primary: Database
  /** Epoch ms. */
  now: number
  isolate: { now: () => number }
}

const atOnce = 20
/** Cron starts the next run after a minute. */
const runForMs = 45_000
const minuteMs = 60_000
/** Minutes. */
const longestPause = 60
const lateAfterMs = 15 * minuteMs

/** Scans one file; false if there is no result. */
async function scanOne(
  deps: ScanAttachmentsDeps,
  scanner: ScannerSettings,
  scan: AttachmentScan,
): Promise<boolean> {
  const { primary, now } = deps
  const { name } = scan
  const attempts = scan.attempts + 1
  const nextAt = now + Math.min(2 ** attempts, longestPause) * minuteMs
  if (!(await claimScan(primary, scan, { nextAt, attempts }))) return true
  try {
    const bytes = await readFile(deps, name)
    if (!bytes) {
      await dropScans(primary, [name])
      return true
    }
    const { signature } = await scanFile(scanner, bytes)
    await settleScan(primary, name, { state: signature ? 'refused' : 'clean', signature })
    if (signature) log('warn', { event: 'job', part: 'scan.refused' })
    return true
  } catch (error) {
    const level = now - scan.queuedAt > lateAfterMs ? 'error' : 'warn'
    log(level, { event: 'job', part: 'scan', ...describeError(error) })
    return false
  }
}

/**
 * Scans the files that wait, where a scanner is configured; failures are tried again after two
 * minutes, four and so on, an hour at most. Two of them end a run: the scanner is away.
 */
export async function scanAttachments(deps: ScanAttachmentsDeps): Promise<void> {
  const { deployment, primary, now, isolate } = deps
  const { scanner } = deployment
  if (!scanner) return
  const started = isolate.now()
  let failures = 0
  for (const scan of await listDueScans(primary, now, atOnce)) {
    failures = (await scanOne(deps, scanner, scan)) ? 0 : failures + 1
    if (failures > 1 || isolate.now() - started > runForMs) return
  }
}
