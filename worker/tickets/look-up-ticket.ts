import { isSameHash } from '#db/privacy/keyring'
import { hashEmail } from '#db/privacy/personal-fields'
import { dropTries, takeTries } from '#db/rate-limits/rate-limit-hits'
import { findRequest } from '#db/submissions/submissions'
import { riyadhDate } from '#domain/dates/calendar'
import { readForm, type Values } from '#domain/forms/form'
import type { inquiry } from '#domain/forms/inquiry'
import { forms } from '#domain/forms/registry'
import { requestKinds } from '#domain/forms/support'
import { translators } from '#domain/messages/translators'
import { possibleReferences } from '#domain/tickets/reference'
import { describeError, log } from '../log'
import { budgets, ifWithin, within } from '../runtime/deadlines'
import { vaultOf } from '../security/keyrings'
import { bucketOf } from '../security/rate-limit-key'
import type { Posted } from '../submissions/form-submission'
import { type Outcome, type Refusal, refuse, secondsUntilRoom } from '../submissions/outcome'
import { resultAddress } from './result-token'

const quarterMs = 900_000
const hourMs = 3_600_000
const wrongByAddress = 5
const wrongByNumber = 50
/** A subscription's number is not known here (decision 30). */
const trackedKinds = requestKinds.filter((kind) => kind !== 'NEWS')
const noSuchHash = '-'.repeat(43)

interface Buckets {
  address: string
  number: string
}

async function bucketsOf({ work, address }: Posted, number: string): Promise<Buckets> {
  const [byAddress, byNumber] = await Promise.all([
    bucketOf(work, 'inquiry', address),
    bucketOf(work, 'inquiry-number', number),
  ])
  return { address: byAddress, number: byNumber }
}

/**
 * Counts a try before it is made, so that many at once are no way around the limit. A refusal when
 * there were too many wrong ones, from here or about this number; null while there is room.
 */
async function takeTry({ work }: Posted, buckets: Buckets): Promise<Refusal | null> {
  const { now, primary } = work
  const limits = [
    { bucket: buckets.address, since: now - quarterMs, atMost: wrongByAddress },
    { bucket: buckets.number, since: now - hourMs, atMost: wrongByNumber },
  ] as const
  const [here = [], there = []] = await takeTries(primary, limits, now)
  if (here.length >= wrongByAddress) {
    return { kind: 'limited', retryAfter: secondsUntilRoom(here, quarterMs, now) }
  }
  if (there.length >= wrongByNumber) {
    return { kind: 'limited', retryAfter: secondsUntilRoom(there, hourMs, now) }
  }
  return null
}

/**
 * Looks a request up by its number and its sender's address. A wrong address, an unknown number and
 * both together take the same steps and get the same answer.
 */
async function look(
  posted: Posted,
  values: Values<typeof inquiry>,
  numbers: readonly string[],
  buckets: Buckets,
): Promise<Outcome> {
  const { work, asked } = posted
  const limit = await takeTry(posted, buckets)
  if (limit) return refuse(limit)
  const vault = await vaultOf(work, 'data')
  const hash = await hashEmail(vault, values.email)
  const found = await findRequest(work.primary, numbers.length > 0 ? numbers : '', hash)
  if (isSameHash(found?.submission.emailHash ?? noSuchHash, hash) && found) {
    await dropTries(work.primary, [buckets.address, buckets.number], work.now)
    const { reference } = found.submission
    const location = await resultAddress(work, asked.locale, { reference })
    return { ok: true, taken: { location } }
  }
  const t = translators[asked.locale]
  const issues = (['ticketNumber', 'email'] as const).map((field) => ({
    field,
    message: t(`answer.unfound.${field}`),
  }))
  const [title, advice] = [t('answer.unfound.title'), t('answer.unfound.advice')]
  return refuse({ kind: 'invalid', issues, title, advice })
}

/**
 * Gives back the tries of a look-up whose result nobody was told. One that is still under way may
 * count them yet, so they are taken back after it has ended.
 */
async function giveBack(
  { work }: Posted,
  buckets: Buckets,
  looking: Promise<unknown>,
): Promise<void> {
  await ifWithin(budgets.late, looking)
  try {
    const dropping = dropTries(work.primary, Object.values(buckets), work.now)
    await within(budgets.write, 'd1.write', dropping)
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.inquiry', ...describeError(error) })
  }
}

/** Answers who asks after a request. Without the database nothing can be looked up, nor limited. */
export async function inquire(posted: Posted): Promise<Outcome> {
  const t = translators[posted.asked.locale]
  const read = readForm(forms.inquiry, posted.fields, {
    t,
    lists: {},
    today: riyadhDate(posted.work.now),
  })
  if (!read.ok) return refuse({ kind: 'invalid', issues: read.issues })
  const numbers = possibleReferences(read.values.ticketNumber, trackedKinds)
  // With or without its prefix it is one number, and has one limit.
  const digits = numbers[0]?.split('-')[1]
  const buckets = await bucketsOf(posted, digits ?? `none of ${posted.address}`)
  const looking = look(posted, read.values, numbers, buckets)
  try {
    return await within(budgets.d1Write, 'd1.inquiry', looking)
  } catch (error) {
    posted.work.behind(giveBack(posted, buckets, looking))
    const { requestId: request } = posted.work
    log('error', { event: 'failure', part: 'd1.inquiry', request, ...describeError(error) })
    return refuse({ kind: 'unavailable', passed: null })
  }
}
