import type { Database } from '#db/client'
import { listRotas } from '#db/staff/rotas'
import { assignInTurn, listNewTickets } from '#db/tickets/assign-in-turn'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type SealDeps, sealOf } from '../security/audit-head'

export type AssignNewTicketsDeps = SealDeps & {
  primary: Database
  /** Epoch ms. */
  now: number
  requestId: string
}

/** Tickets of a kind in one run: what remains follows a minute later. */
const atMost = 20

async function assignAll(deps: AssignNewTicketsDeps): Promise<void> {
  const { primary, now: at, requestId } = deps
  const rotas = await listRotas(primary)
  if (rotas.length === 0) return
  const seal = await sealOf(deps)
  for (const { kind, setBy } of rotas) {
    const actor = { at, actor: setBy, role: 'supervisor', requestId, session: null, seal }
    for (const reference of await listNewTickets(primary, kind, atMost)) {
      // Nobody of the rota is at the desk, or another run is at work.
      if ((await assignInTurn(primary, { reference, kind }, actor)) === null) break
    }
  }
}

/** Assigns the new tickets of the kinds that have a rota, in the name of the supervisor who set it. */
export async function assignNewTickets(deps: AssignNewTicketsDeps): Promise<void> {
  await withDeadline(deadlines.desk, 'd1.rotas', assignAll(deps))
}
