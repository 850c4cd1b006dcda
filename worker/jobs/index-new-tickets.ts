import type { Database } from '#db/client'
import { indexTickets } from '#db/tickets/ticket-words'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

export type IndexNewTicketsDeps = DataKeyringDeps & {
  primary: Database
  /** Epoch ms. */
  now: number
}

/** Tickets of one run: what remains follows a minute later. */
const atMost = 50

/** Stores the words of new and changed tickets, by which the desk finds them. */
export async function indexNewTickets(deps: IndexNewTicketsDeps): Promise<void> {
  const { primary, now } = deps
  const keyring = await dataKeyringOf(deps)
  const indexing = indexTickets(primary, keyring, { now, limit: atMost })
  await withDeadline(deadlines.desk, 'd1.words', indexing)
}
