import { createSeal, type Seal } from '#db/audit/chain'
import type { Actor } from '#db/audit/write-batch'
import { openKeyring } from '#db/privacy/keyring'

/** The keys under which the tests of a database seal their entries. */
export const testSecret = Buffer.alloc(32, 7).toString('base64')
export const testSeal: Seal = createSeal(await openKeyring(testSecret))

/** An actor without a session, as a command or a job is. */
export function makeActor(actor: Omit<Actor, 'session' | 'seal'>): Actor {
  return { ...actor, session: null, seal: testSeal }
}
