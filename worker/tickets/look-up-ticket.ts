import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { isSameHash } from '#db/privacy/keyring'
import { hashEmail } from '#db/privacy/personal-fields'
import { consumeLimits, dropHits } from '#db/rate-limits/rate-limit-hits'
import { type FoundTicket, findTicket } from '#db/submissions/submissions'
import { riyadhDate } from '#domain/dates/calendar'
import { readForm, type Values } from '#domain/forms/form'
import type { inquiry } from '#domain/forms/inquiry'
import { forms } from '#domain/forms/registry'
import { ticketKinds } from '#domain/forms/support'
import type { Locale } from '#domain/site/locale'
import { possibleReferences } from '#domain/tickets/reference'
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
import { type Outcome, type Refusal, refuse, secondsUntilAllowed } from '../submissions/outcome'
import { resultAddress } from './result-token'

interface HitDeps {
  primary: Database
  /** Epoch ms. */
  now: number
}

type LookUpTicketDeps = TokenDeps & DataKeyringDeps & HitDeps & { waitUntil: WaitUntil }

const quarterMs = 900_000
const hourMs = 3_600_000
const wrongByAddress = 5
const wrongByNumber = 50
/** The number of a subscription cannot be looked up. */
const trackedKinds = ticketKinds.filter((kind) => kind !== 'NEWS')
const unknownHash = '-'.repeat(43)

type Found = { ok: true; ticket: FoundTicket } | { ok: false; refusal: Refusal }

type RateLimitKeys = Record<'address' | 'number', string>

async function rateLimitKeysOf(
  deps: TokenKeyringDeps,
  address: string,
  number: string,
): Promise<RateLimitKeys> {
  const [byAddress, byNumber] = await Promise.all([
    rateLimitKeyOf(deps, 'inquiry', address),
    rateLimitKeyOf(deps, 'inquiry-number', number),
  ])
  return { address: byAddress, number: byNumber }
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Refuses
 * after too many wrong attempts by this address or on this number.
 */
async function consumeAttempt(
  { now, primary }: HitDeps,
  rateLimitKeys: RateLimitKeys,
): Promise<Refusal | null> {
  const limits = [
    { rateLimitKey: rateLimitKeys.address, since: now - quarterMs, atMost: wrongByAddress },
    { rateLimitKey: rateLimitKeys.number, since: now - hourMs, atMost: wrongByNumber },
  ] as const
  const [byAddress = [], byNumber = []] = await consumeLimits(primary, limits, now)
  if (byAddress.length >= wrongByAddress) {
    return { kind: 'limited', retryAfter: secondsUntilAllowed(byAddress, quarterMs, now) }
  }
  if (byNumber.length >= wrongByNumber) {
    return { kind: 'limited', retryAfter: secondsUntilAllowed(byNumber, hourMs, now) }
  }
  return null
}

function unknownTicket(locale: Locale): Refusal {
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
  locale: Locale,
  values: Values<typeof inquiry>,
  numbers: readonly string[],
  rateLimitKeys: RateLimitKeys,
): Promise<Found> {
  const limit = await consumeAttempt(deps, rateLimitKeys)
  if (limit) return { ok: false, refusal: limit }
  const { primary, now } = deps
  const keyring = await dataKeyringOf(deps)
  const hash = await hashEmail(keyring, values.email)
  const found = await findTicket(primary, numbers, hash)
  if (isSameHash(found?.submission.emailHash ?? unknownHash, hash) && found) {
    await dropHits(primary, [rateLimitKeys.address, rateLimitKeys.number], now)
    return { ok: true, ticket: found }
  }
  return { ok: false, refusal: unknownTicket(locale) }
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
  const rateLimitKeys = await rateLimitKeysOf(deps, address, digits)
  const lookingUp = findWithinLimits(deps, locale, read.values, numbers, rateLimitKeys)
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
