import type { Database } from '#db/client'
import { isPublicationDue, raiseContentVersion } from '#db/entries/publications'
import { log } from '../log'

export interface PublishDeps {
  db: Database
  /** Epoch ms. */
  now: number
}

/**
 * Raises the content version if an entry's publication window began or ended since the last run.
 */
export async function publishScheduled({ db, now }: PublishDeps): Promise<void> {
  if (!(await isPublicationDue(db, now))) return
  const version = await raiseContentVersion(db, now)
  log('info', { event: 'publish', version })
}
