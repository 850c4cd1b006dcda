import { isPublicationDue, raiseContentVersion } from '#db/entries/publications'
import { log } from '../log'
import type { Work } from '../runtime/request-context'

/** A record that began or ended since the last publication is published or withdrawn. */
export async function publishScheduled(work: Work): Promise<void> {
  if (!(await isPublicationDue(work.db, work.now))) return
  const version = await raiseContentVersion(work.db, work.now)
  log('info', { event: 'publish', version })
}
