import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { isSameHash } from '#db/privacy/keyring'
import { decryptAnswers, decryptInformation } from '#db/privacy/personal-fields'
import { findDigest, type IdempotencyKey } from '#db/submissions/idempotency-keys'
import {
  type FoundTicket,
  findTicket,
  listAdditions,
  type Submission,
} from '#db/submissions/submissions'
import { riyadhDate, workingDaysBetween } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { type Form, readForm } from '#domain/forms/form'
import type { Issue } from '#domain/forms/issue'
import type { OwnTicket, ReplyDayCounts } from '#domain/forms/member-state'
import type { OwnChange, PersonalState } from '#domain/forms/personal-state'
import { ownTicketForms } from '#domain/forms/profile-forms'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { toBase64Url } from '#domain/text/encoding'
import {
  actionsOf,
  isAwaitingReply,
  type TicketAction,
  workingDaysToReply,
} from '#domain/tickets/status'
import { readFiles } from '../attachments/inspect'
import type { Member } from '../auth/session'
import type { SentFile } from '../http/upload'
import { loadFormOptions } from '../pages/form-options'
import { type CachedSiteDeps, cachedSite } from '../pages/load-page'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { presentAnswers } from '../submissions/present-answers'
import {
  type AddedFiles,
  acceptFiles,
  describeAddedFiles,
  filesField,
  fingerprintsOf,
  type StoreFilesDeps,
} from '../tickets/added-files'
import { type AnswerFileDeps, withAnswerFiles } from '../tickets/answer-files'
import { type TransitionDeps, transitionAsSender } from '../tickets/apply-ticket-action'
import { loadResolution } from '../tickets/resolution'
import { listTicketFiles } from '../tickets/ticket-files'
import { presentTicket, type TicketContext } from '../tickets/ticket-state'

type OwnTicketDeps = TransitionDeps & CachedSiteDeps & AnswerFileDeps

/** The account's part that decides which tickets are its own. */
type TicketOwner = Pick<Member['account'], 'emailHash'>

/** A ticket of the account's verified address; null for any other, and for an unknown reference. */
export async function findOwnTicket(
  db: Database,
  { emailHash }: TicketOwner,
  reference: string,
): Promise<FoundTicket | null> {
  const found = await findTicket(db, reference, emailHash ?? '')
  const isOwn = found && emailHash && isSameHash(found.submission.emailHash, emailHash)
  return isOwn ? found : null
}

/** Working days of a reply that is due; null for none. */
export function countReplyDays(
  { status, dueOn }: Pick<Submission, 'status' | 'dueOn'>,
  today: string,
  holidays: readonly string[],
): ReplyDayCounts | null {
  if (dueOn === null || !isAwaitingReply(status)) return null
  const between = (from: string, to: string) => workingDaysBetween(from, to, new Set(holidays))
  const left = Math.min(between(today, dueOn), workingDaysToReply)
  return { spent: workingDaysToReply - left, left, over: between(dueOn, today) }
}

async function presentOwnTicket(
  deps: OwnTicketDeps,
  found: FoundTicket,
  context: TicketContext,
): Promise<OwnTicket> {
  const { submission } = found
  const { locale, formOptions, now } = context
  const keyring = await dataKeyringOf(deps)
  const [decrypted, additions] = await Promise.all([
    decryptAnswers(keyring, submission),
    listAdditions(deps.primary, submission.reference),
  ])
  const texts = new Map<number, string>()
  for (const { sequence, information } of additions) {
    const text = await decryptInformation(keyring, submission, information)
    if (text !== null) texts.set(sequence, text)
  }
  const view = presentTicket(found, context)
  const format = createFormat({ locale, digits: context.site.digits })
  const answers = decrypted ?? {}
  const stored = { form: submission.form, answers }
  const files = await listTicketFiles(keyring, submission, answers, additions)
  const told = view.events.map((event) => {
    const information = texts.get(event.sequence)
    return information === undefined ? event : { ...event, information }
  })
  const pathOf = (number: number) =>
    `${routePath('profileRequest', 'ar', { reference: view.reference })}/files/${number}`
  return {
    ...view,
    events: await withAnswerFiles(deps, submission, told, format, pathOf),
    resolution: await loadResolution(deps, found, format),
    version: submission.updatedAt,
    days: countReplyDays(submission, riyadhDate(now), formOptions.holidays),
    answers: presentAnswers(stored, { locale, digits: context.site.digits }, formOptions),
    files: files.map(({ name, size }) => ({ name, size: format.size(size) })),
  }
}

/** The state of the page of one request of the account; null if it has none of this reference. */
export async function loadRequestState(
  deps: OwnTicketDeps,
  locale: Locale,
  owner: TicketOwner,
  reference: string,
  change?: OwnChange,
): Promise<(PersonalState & { kind: 'request' }) | null> {
  const [found, formOptions, site] = await Promise.all([
    withDeadline(deadlines.d1Read, 'd1.read', findOwnTicket(deps.primary, owner, reference)),
    loadFormOptions(deps, locale),
    cachedSite(deps, locale),
  ])
  if (!found) return null
  const context = { locale, site, formOptions, now: deps.now }
  const result = await presentOwnTicket(deps, found, context)
  return { kind: 'request', result, ...(change && { change }) }
}

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
  files: readonly SentFile[]
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
  added: AddedFiles,
): Promise<IdempotencyKey> {
  const keyring = await dataKeyringOf(deps)
  const hash = async (text: string, purpose: string) =>
    toBase64Url(await keyring.hash(text, purpose))
  return {
    key: await hash(key, 'own-ticket-key'),
    digest: await hash(
      JSON.stringify([reference, action, information, fingerprintsOf(added)]),
      'own-ticket',
    ),
  }
}

/** The fields of the action's form, and its files where names and sizes are within the limits. */
async function readOwnInput(
  deps: DataKeyringDeps & { now: number },
  { locale, action, information, files }: OwnTicketInput,
) {
  const form: Form = ownTicketForms[action]
  const context = { t: translators[locale], lists: {}, today: riyadhDate(deps.now) }
  const read = readForm(form, { information, [filesField]: files }, context)
  const isKept = read.ok || !read.issues.some(({ field }) => field === filesField)
  const { attachments = [] } = readFiles({
    attachments: isKept && filesField in form.fields ? files : [],
  })
  return { read, added: await describeAddedFiles(deps, attachments) }
}

/**
 * Applies an action of a logged-in sender, whom the verified address authorises. A repeat with the
 * same idempotency key gets the first result and changes nothing; an action on a ticket that has
 * changed since the member saw it is refused.
 */
export async function changeOwnTicket(
  deps: TransitionDeps & StoreFilesDeps,
  input: OwnTicketInput,
): Promise<OwnTicketOutcome> {
  const { locale, owner, reference, action, version } = input
  const { primary, now } = deps
  const found = await findOwnTicket(primary, owner, reference)
  if (!found) return null
  const { submission } = found
  const { read, added } = await readOwnInput(deps, input)
  const idempotencyKey = await idempotencyKeyOf(deps, input, added)
  const findRepeat = async (): Promise<OwnTicketOutcome> => {
    const digest = await findDigest(primary, idempotencyKey.key)
    return digest === null ? null : { kind: digest === idempotencyKey.digest ? 'done' : 'differs' }
  }
  const repeat = await findRepeat()
  if (repeat) return repeat
  if (!read.ok) return { kind: 'invalid', issues: read.issues }
  const { status, updatedAt: since } = submission
  const isOpenToSender = actionsOf({ status, since }, now).includes(action)
  if (!isOpenToSender || version !== String(since)) return { kind: 'moved' }
  const values: { information?: unknown } = read.values
  const information = typeof values.information === 'string' ? values.information : undefined
  const sent = { submission, key: input.key, t: translators[locale] }
  const accepted = await acceptFiles(deps, sent, added)
  if ('issues' in accepted) return { kind: 'invalid', issues: accepted.issues }
  const change = { locale, action, information }
  const proof = { key: idempotencyKey, ...accepted }
  if (await transitionAsSender(deps, change, submission, proof)) return { kind: 'done' }
  return (await findRepeat()) ?? { kind: 'moved' }
}
