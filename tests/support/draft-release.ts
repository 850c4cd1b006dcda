import { readRows } from './rows'
import type { Site } from './site'

/** Stores a release of the first request of an address, by the keyed hash of the address. */
export async function draftRelease(
  site: Site,
  emailHash: string,
  status: 'draft' | 'withdrawn',
): Promise<void> {
  await readRows(
    site,
    `INSERT INTO releases SELECT reference, 'a', 1, ?, '', '', '', '', '', '', 'granted', NULL, NULL,
      NULL, NULL, NULL, NULL FROM submissions WHERE email_hash = ? LIMIT 1`,
    status,
    emailHash,
  )
}
