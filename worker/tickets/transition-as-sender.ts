import type { Database } from '#db/client'
import { encryptInformation } from '#db/privacy/personal-fields'
import type { Submission } from '#db/submissions/submissions'
import { type Transition, transitionTicket } from '#db/tickets/status-transitions'
import { riyadhDate } from '#domain/dates/calendar'
import type { Locale } from '#domain/site/locale'
import { actionStatus, dueAfter, type TicketAction } from '#domain/tickets/status'
import type { PayloadDeps } from '../payloads/payload-reader'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { loadFormOptions } from '../submissions/form-state'

type TransitionDeps = DataKeyringDeps & PayloadDeps & { primary: Database; now: number }

interface SenderAction {
  locale: Locale
  action: TicketAction
  information: string | undefined
}

/** Makes the transition of a sender's action; false if the ticket has changed since it was read. */
export async function transitionAsSender(
  deps: TransitionDeps,
  { locale, action, information }: SenderAction,
  submission: Submission,
  proof: Pick<Transition, 'key' | 'spent'>,
): Promise<boolean> {
  const { now, primary } = deps
  const { reference, status: from, updatedAt: since, dueOn } = submission
  const to = actionStatus[action]
  const { holidays } = await loadFormOptions(deps, locale)
  const keyring = await dataKeyringOf(deps)
  return transitionTicket(primary, {
    reference,
    from,
    since,
    to,
    at: now,
    ...proof,
    dueOn: dueAfter({ from, to, dueOn }, riyadhDate(now), holidays),
    ...(information && { information: await encryptInformation(keyring, submission, information) }),
  })
}
