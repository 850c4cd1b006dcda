import { createDatabase } from '#db/client'
import { decideComments } from '#db/feedback/decide-comments'
import type { DecidedStatus } from '#domain/feedback/comments'
import type { Site } from './site'

/** Decides about a stored comment as a moderator does. */
export async function decideComment(site: Site, id: unknown, status: DecidedStatus): Promise<void> {
  const { DB } = await site.env()
  const actor = { at: Date.now(), actor: 'moderator-1', role: 'moderator', requestId: null }
  await decideComments(createDatabase(DB), [{ id: String(id), status }], actor)
}
