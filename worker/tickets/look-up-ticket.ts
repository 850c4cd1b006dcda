import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { isSameHash } from '#db/privacy/keyring'
import { hashEmail } from '#db/privacy/personal-fields'
import { consumeLimits, consumeProvenLimits, dropHits } from '#db/rate-limits/rate-limit-hits'
import { type FoundTicket, findTicket } from '#db/submissions/submissions'
import { riyadhDate } from '#domain/dates/calendar'
import { readForm, type Values } from '#domain/forms/form'
import type { inquiry } from '#domain/forms/inquiry'
import { forms } from '#domain/forms/registry'
import { ticketKinds } from '#domain/forms/support'
import type { Locale } from '#domain/site/locale'
import { toAsciiDomain } from '#domain/text/contact-points'
import { possibleReferences } from '#domain/tickets/reference'
import { verifyEmbedded } from '../captcha/captcha'
import { type AddressLimits, addressLimits } from '../captcha/step-up'
import type { Deployment } from '../env'
import { logFailure, logFallback } from '../log'
import { beforeDeadline, deadlines, type WaitUntil, withDeadline } from '../runtime/deadlines'
import {
  type DataKeyringDeps,
  dataKeyringOf,
  rateLimitKeyOf,
  type TokenKeyringDeps,
} from '../security/keyrings'
import type { TokenDeps } from '../security/tokens'
import type { FormSubmission } from '../submissions/form-submission'
import {
  type Outcome,
  type Refusal,
  refusalOver,
  refuse,
  secondsUntilAllowed,
} from '../submissions/outcome'
import { resultAddress } from './result-token'

interface HitDeps {
  primary: Database
  /** Epoch ms. */
  now: number
}

export type LookUpTicketDeps = TokenDeps &
  DataKeyringDeps &
  HitDeps & { waitUntil: WaitUntil; deployment: Pick<Deployment, 'sharedAddressFactor'> }

const quarterMs = 900_000
const hourMs = 3_600_000
const wrongByAddress = 5
const wrongByNumber = 50
/** Wrong inquiries from one address before it has to wait. */
export const wrongInquiries = { atMost: wrongByAddress, windowMs: quarterMs } as const
/** A proof of work allows at most ten times as many, but no more on one number or for one e-mail. */
const factorAtMost = 10
/** The number of a subscription cannot be looked up. */
const trackedKinds = ticketKinds.filter((kind) => kind !== 'NEWS')
const unknownHash = '-'.repeat(43)

type Found = { ok: true; ticket: FoundTicket } | { ok: false; refusal: Refusal }

type RateLimitKeys = Record<'address' | 'number' | 'numberFrom' | 'emailFrom', string>

async function rateLimitKeysOf(
  deps: TokenKeyringDeps,
  address: string,
  number: string,
  email: string,
): Promise<RateLimitKeys> {
  const [byAddress, byNumber, numberFrom, emailFrom] = await Promise.all([
    rateLimitKeyOf(deps, 'inquiry', address),
    rateLimitKeyOf(deps, 'inquiry-number', number),
    rateLimitKeyOf(deps, 'inquiry-pair', `${address} ${number}`),
    rateLimitKeyOf(deps, 'inquiry-email', `${address} ${toAsciiDomain(email).toLowerCase()}`),
  ])
  return { address: byAddress, number: byNumber, numberFrom, emailFrom }
}

/** A sum does not count here: it would cost a program that guesses nothing. */
function wrongLimits({ deployment }: LookUpTicketDeps): AddressLimits {
  const factor = Math.min(factorAtMost, deployment.sharedAddressFactor)
  return { ...addressLimits(wrongByAddress, factor), question: wrongByAddress }
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Refuses
 * after too many wrong attempts by this address or on this number. The step-up challenge lets others
 * behind the address go on, while guesses at one ticket or for one e-mail stay limited as before.
 */
async function consumeAttempt(
  deps: LookUpTicketDeps,
  keys: RateLimitKeys,
  fields: FormSubmission['fields'],
): Promise<Refusal | null> {
  const { now, primary } = deps
  const addressLimit = wrongLimits(deps)
  const verdict = await verifyEmbedded(deps, { action: 'inquiry', fields })
  const proof = verdict.ok ? verdict.proof : 'ordinary'
  const quarter = { since: now - quarterMs, atMost: wrongByAddress }
  const limits = [
    { ...quarter, rateLimitKey: keys.address, atMost: addressLimit[proof] },
    { rateLimitKey: keys.number, since: now - hourMs, atMost: wrongByNumber },
    { ...quarter, rateLimitKey: keys.numberFrom },
    { ...quarter, rateLimitKey: keys.emailFrom },
  ] as const
  const { hits, isReplayed } =
    verdict.ok && verdict.spent
      ? await consumeProvenLimits(primary, limits, verdict.spent, now)
      : { hits: await consumeLimits(primary, limits, now), isReplayed: false }
  const [byAddress = [], byNumber = [], ...pairs] = hits
  const valid = isReplayed ? 'ordinary' : proof
  const isGuess = pairs.find((times) => times.length >= wrongByAddress)
  if (isGuess) {
    return { kind: 'limited', retryAfter: secondsUntilAllowed(isGuess, quarterMs, now) }
  }
  if (byNumber.length >= wrongByNumber) {
    return { kind: 'limited', retryAfter: secondsUntilAllowed(byNumber, hourMs, now) }
  }
  if (byAddress.length < addressLimit[valid]) return null
  const over = { limits: addressLimit, proof: valid, times: byAddress, windowMs: quarterMs, now }
  const refusal = refusalOver(over)
  // 429 also while the challenge helps (decision 27 of the contract).
  return refusal.kind === 'challenge'
    ? { kind: 'limited', retryAfter: refusal.retryAfter, hasStepUp: true }
    : refusal
}

/** The one refusal for an unknown number and a wrong e-mail address. */
export function unknownTicket(locale: Locale): Refusal {
  const t = translators[locale]
  const issues = (['ticketNumber', 'email'] as const).map((field) => ({
    field,
    message: t(`answer.unfound.${field}`),
  }))
  const [title, advice] = [t('answer.unfound.title'), t('answer.unfound.advice')]
  return { kind: 'invalid', issues, title, advice }
}

/**
 * Finds a ticket by number and e-mail address. A wrong address and an unknown number take the same
 * steps and get the same response, so that neither reveals which tickets exist.
 */
async function findWithinLimits(
  deps: LookUpTicketDeps,
  values: Values<typeof inquiry>,
  numbers: readonly string[],
  { fields, pageRequest }: FormSubmission,
  rateLimitKeys: RateLimitKeys,
): Promise<Found> {
  const limit = await consumeAttempt(deps, rateLimitKeys, fields)
  if (limit) return { ok: false, refusal: limit }
  const { primary, now } = deps
  const keyring = await dataKeyringOf(deps)
  const hash = await hashEmail(keyring, values.email)
  const found = await findTicket(primary, numbers, hash)
  if (isSameHash(found?.submission.emailHash ?? unknownHash, hash) && found) {
    await dropHits(primary, Object.values(rateLimitKeys), now)
    return { ok: true, ticket: found }
  }
  return { ok: false, refusal: unknownTicket(pageRequest.locale) }
}

/**
 * Removes the hits of a look-up whose result was not shown. It waits for the look-up to end, which
 * may still add them.
 */
async function refundAttempt(
  { primary, now }: HitDeps,
  rateLimitKeys: RateLimitKeys,
  lookingUp: Promise<unknown>,
): Promise<void> {
  await beforeDeadline(deadlines.afterResponse, lookingUp)
  const dropping = dropHits(primary, Object.values(rateLimitKeys), now)
  await withDeadline(deadlines.write, 'd1.write', dropping).catch((error) =>
    logFallback('d1.inquiry', error),
  )
}

/**
 * Finds the ticket that an inquiry names, within the limits of attempts. Without D1 nothing can be
 * looked up or limited: `unavailable`.
 */
export async function findSenderTicket(
  deps: LookUpTicketDeps,
  submission: FormSubmission,
): Promise<Found> {
  const { fields, address } = submission
  const { locale } = submission.pageRequest
  const t = translators[locale]
  const read = readForm(forms.inquiry, fields, { t, lists: {}, today: riyadhDate(deps.now) })
  if (!read.ok) return { ok: false, refusal: { kind: 'invalid', issues: read.issues } }
  const numbers = possibleReferences(read.values.ticketNumber, trackedKinds)
  // One limit per number, whether it is written with or without its prefix.
  const digits = numbers[0]?.split('-')[1]
  // What cannot be a number reveals nothing and is no attempt.
  if (!digits) return { ok: false, refusal: unknownTicket(locale) }
  const rateLimitKeys = await rateLimitKeysOf(deps, address, digits, read.values.email)
  const lookingUp = findWithinLimits(deps, read.values, numbers, submission, rateLimitKeys)
  try {
    return await withDeadline(deadlines.d1Write, 'd1.inquiry', lookingUp)
  } catch (error) {
    deps.waitUntil(refundAttempt(deps, rateLimitKeys, lookingUp))
    logFailure(error, { part: 'd1.inquiry', request: deps.requestId })
    return { ok: false, refusal: { kind: 'unavailable', passed: null } }
  }
}

/** Processes the inquiry form: the address of the ticket's page, or the reason for none. */
export async function lookUpTicket(
  deps: LookUpTicketDeps,
  submission: FormSubmission,
): Promise<Outcome> {
  const found = await findSenderTicket(deps, submission)
  if (!found.ok) return refuse(found.refusal)
  const { reference } = found.ticket.submission
  const { locale } = submission.pageRequest
  return { ok: true, accepted: { location: await resultAddress(deps, locale, { reference }) } }
}
