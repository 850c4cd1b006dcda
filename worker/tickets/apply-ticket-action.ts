import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { isSameHash } from '#db/privacy/keyring'
import { encryptInformation } from '#db/privacy/personal-fields'
import { findTicket, type Submission } from '#db/submissions/submissions'
import { digitsOf } from '#db/tickets/code-digits'
import { findCode, hasNoAttemptsLeft, spendCode, tryCode } from '#db/tickets/codes'
import { type Transition, transitionTicket } from '#db/tickets/status-transitions'
import { riyadhDate } from '#domain/dates/calendar'
import { readForm } from '#domain/forms/form'
import type { Issue } from '#domain/forms/issue'
import { ticketActionForms } from '#domain/forms/ticket-actions'
import type { Locale } from '#domain/site/locale'
import { toBase64Url } from '#domain/text/encoding'
import { actionStatus, dueAfter, type TicketAction } from '#domain/tickets/status'
import { readFiles } from '../attachments/inspect'
import { loadFormOptions } from '../pages/form-options'
import type { PayloadDeps } from '../payloads/payload-reader'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import {
  acceptFiles,
  describeAddedFiles,
  filesField,
  fingerprintsOf,
  type StoreFilesDeps,
} from './added-files'
import {
  isOffered,
  refuseTransitioned,
  type TicketActionInput,
  type TicketActionResult,
} from './request-code'

/** `now` is epoch ms. */
export type TransitionDeps = DataKeyringDeps & PayloadDeps & { primary: Database; now: number }

type ActionDeps = TransitionDeps & StoreFilesDeps

interface ActionValues {
  code: string
  /** What was asked for, or why the ticket is reopened. */
  information?: string
  /** Missing for an action that takes no files. */
  attachments?: unknown
}

/** The code if the typed digits are right, else the message key of the refusal. */
async function verifyCode(
  deps: TransitionDeps,
  { resultToken, action }: TicketActionInput,
  typed: string,
) {
  const { primary, now } = deps
  const { reference } = resultToken
  const code = await tryCode(primary, { reference, action, now })
  if (!code) {
    const known = await findCode(primary, reference)
    const isSpent = known?.action === action && known.expiresAt > now && hasNoAttemptsLeft(known)
    return isSpent ? 'tickets.codeSpent' : 'tickets.codeExpired'
  }
  const digits = await digitsOf(await dataKeyringOf(deps), code.seed)
  if (isSameHash(digits, typed)) return code
  return hasNoAttemptsLeft(code) ? 'tickets.codeSpent' : 'tickets.codeWrong'
}

/**
 * Applies an action that the mailed code authorises. A repeat with the same idempotency key gets
 * the first result and changes nothing.
 */
export async function applyTicketAction(
  deps: ActionDeps,
  input: TicketActionInput,
): Promise<TicketActionResult> {
  const { locale, resultToken, action, typed, files } = input
  const { primary, now } = deps
  const { reference } = resultToken
  const t = translators[locale]
  const context = { t, lists: {}, today: riyadhDate(now) }
  const fields = { ...typed, [filesField]: files }
  const read = readForm(ticketActionForms[action], fields, context)
  const refuse = (issues: Issue[]) =>
    ({ ok: false, outcome: 'invalid', step: 'code', issues }) as const
  if (!read.ok) return refuse(read.issues)
  const values: ActionValues = read.values
  const found = await findTicket(primary, reference)
  if (!found) return null
  const { submission } = found
  // What the code is used for, so that a repeat is recognised.
  const keyring = await dataKeyringOf(deps)
  const { code: typedCode, information, attachments } = values
  const { attachments: sent = [] } = readFiles({ attachments: attachments ? files : [] })
  const added = await describeAddedFiles(deps, sent)
  const use = [input.key, action, typedCode, information, fingerprintsOf(added)]
  const digest = toBase64Url(await keyring.hash(JSON.stringify(use), 'code-spent'))
  const done: TicketActionResult = { ok: true, next: { reference, done: action } }
  const isRepeat = async () => (await findCode(primary, reference))?.spentOn === digest
  const repeatOrRefuse = async () => ((await isRepeat()) ? done : refuseTransitioned(locale))

  if (!(await isOffered(deps, submission, action))) return repeatOrRefuse()
  // No status tells this repeat from a first use.
  if (action === 'files' && (await isRepeat())) return done
  const code = await verifyCode(deps, input, typedCode)
  if (typeof code === 'string') return refuse([{ field: 'code', message: t(code) }])
  if (action === 'files') {
    await spendCode(primary, code.seed, digest)
    return done
  }
  const accepted = await acceptFiles(deps, { submission, key: input.key, t }, added)
  if ('issues' in accepted) return refuse(accepted.issues)
  const change = { locale, action, information }
  const proof = { ...accepted, spent: { seed: code.seed, on: digest } }
  const isApplied = await transitionAsSender(deps, change, submission, proof)
  return isApplied ? done : repeatOrRefuse()
}

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
  proof: Pick<Transition, 'key' | 'spent' | 'reply' | 'upload'>,
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
    ...(information !== undefined && {
      information: await encryptInformation(keyring, submission, information),
    }),
  })
}
