import { createSeal } from '#db/audit/chain'
import { createDatabase } from '#db/client'
import { decideComments } from '#db/feedback/decide-comments'
import { openKeyring } from '#db/privacy/keyring'
import type { DecidedStatus } from '#domain/feedback/comments'
import { readDataSecrets } from './secret'
import type { Site } from './site'

/** Decides about a stored comment as a moderator does. */
export async function decideComment(site: Site, id: unknown, status: DecidedStatus): Promise<void> {
  const { DB } = await site.env()
  const seal = createSeal(await openKeyring(readDataSecrets()))
  const person = { actor: 'moderator-1', role: 'moderator', requestId: null, session: null }
  const actor = { ...person, at: Date.now(), seal }
  await decideComments(createDatabase(DB), [{ id: String(id), status }], actor)
}
