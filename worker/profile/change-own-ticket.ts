import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { findDigest, type IdempotencyKey } from '#db/submissions/idempotency-keys'
import { riyadhDate } from '#domain/dates/calendar'
import { type Form, readForm } from '#domain/forms/form'
import type { Issue } from '#domain/forms/issue'
import { ownTicketForms } from '#domain/forms/own-ticket-forms'
import type { Locale } from '#domain/site/locale'
import { toBase64Url } from '#domain/text/encoding'
import { actionsOf, type TicketAction } from '#domain/tickets/status'
import type { PayloadDeps } from '../payloads/payload-reader'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { transitionAsSender } from '../tickets/transition-as-sender'
import { findOwnTicket, type TicketOwner } from './own-ticket'

type ChangeDeps = DataKeyringDeps & PayloadDeps & { primary: Database; now: number }

/** An action of a member on one of their tickets. */
export interface OwnTicketInput {
  locale: Locale
  owner: TicketOwner
  reference: string
  action: TicketAction
  /** The version of the ticket that the member saw. */
  version: string
  /** Idempotency key. */
  key: string
  information: string
}

/** Null if the member has no such ticket. */
export type OwnTicketOutcome =
  | { kind: 'done' }
  | { kind: 'invalid'; issues: Issue[] }
  /** `moved`: the ticket has changed since; `differs`: the key was used for something else. */
  | { kind: 'moved' | 'differs' }
  | null

async function idempotencyKeyOf(
  deps: DataKeyringDeps,
  { reference, action, key, information }: OwnTicketInput,
): Promise<IdempotencyKey> {
  const keyring = await dataKeyringOf(deps)
  const hash = async (text: string, purpose: string) =>
    toBase64Url(await keyring.hash(text, purpose))
  return {
    key: await hash(key, 'own-ticket-key'),
    digest: await hash(JSON.stringify([reference, action, information]), 'own-ticket'),
  }
}

/**
 * Applies an action of a logged-in sender, whom the verified address authorises. A repeat with the
 * same idempotency key gets the first result and changes nothing; an action on a ticket that has
 * changed since the member saw it is refused.
 */
export async function changeOwnTicket(
  deps: ChangeDeps,
  input: OwnTicketInput,
): Promise<OwnTicketOutcome> {
  const { locale, owner, reference, action, version } = input
  const { primary, now } = deps
  const found = await findOwnTicket(primary, owner, reference)
  if (!found) return null
  const { submission } = found
  const idempotencyKey = await idempotencyKeyOf(deps, input)
  const findRepeat = async (): Promise<OwnTicketOutcome> => {
    const digest = await findDigest(primary, idempotencyKey.key)
    return digest === null ? null : { kind: digest === idempotencyKey.digest ? 'done' : 'differs' }
  }
  const repeat = await findRepeat()
  if (repeat) return repeat
  const form: Form = ownTicketForms[action]
  const context = { t: translators[locale], lists: {}, today: riyadhDate(now) }
  const read = readForm(form, { information: input.information }, context)
  if (!read.ok) return { kind: 'invalid', issues: read.issues }
  const { status, updatedAt: since } = submission
  const isOpenToSender = actionsOf({ status, since }, now).includes(action)
  if (!isOpenToSender || version !== String(since)) return { kind: 'moved' }
  const values: { information?: unknown } = read.values
  const information = typeof values.information === 'string' ? values.information : undefined
  const change = { locale, action, information }
  if (await transitionAsSender(deps, change, submission, { key: idempotencyKey })) {
    return { kind: 'done' }
  }
  return (await findRepeat()) ?? { kind: 'moved' }
}
