import { hashEmail } from '#db/personal'
import { findRequest } from '#db/submissions'
import { addTries, listTries } from '#db/tries'
import { isSameHash } from '#db/vault'
import { readForm, type Values } from '#domain/forms/form'
import { forms } from '#domain/forms/index'
import type { inquiry } from '#domain/forms/inquiry'
import { translators } from '#domain/messages/translators'
import { readReference } from '#domain/reference'
import { routePath } from '#domain/routes'
import { budgets, within } from '../budget'
import { describeError, log } from '../log'
import { vaultOf } from '../vaults'
import { bucketOf } from './bucket'
import { resultAddress } from './inquiry-result'
import { type Outcome, type Refusal, refuse, secondsUntilRoom } from './outcome'
import type { Posted } from './posted'

const quarterMs = 900_000
const hourMs = 3_600_000
const wrongByAddress = 5
const wrongByNumber = 50
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

/** Too many wrong tries, from here or about this number; null while there is room. */
async function findLimit({ work }: Posted, buckets: Buckets): Promise<Refusal | null> {
  const { now, primary } = work
  const [here = [], there = []] = await listTries(primary, [
    { bucket: buckets.address, since: now - quarterMs },
    { bucket: buckets.number, since: now - hourMs },
  ])
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
async function look(posted: Posted, values: Values<typeof inquiry>): Promise<Outcome> {
  const { work, asked } = posted
  const reference = readReference(values.ticketNumber) ?? ''
  const buckets = await bucketsOf(posted, reference)
  const limit = await findLimit(posted, buckets)
  if (limit) return refuse(limit)
  const [found, hash] = await Promise.all([
    findRequest(work.primary, reference),
    vaultOf(work, 'data').then((vault) => hashEmail(vault, values.email)),
  ])
  if (isSameHash(found?.submission.emailHash ?? noSuchHash, hash) && found) {
    const page = routePath(asked.name, asked.locale)
    const location = await resultAddress(work, page, found.submission.reference)
    return { ok: true, taken: { location } }
  }
  await addTries(work.primary, [buckets.address, buckets.number], work.now)
  const message = translators[asked.locale]('inquiry.wrong')
  return refuse({ kind: 'invalid', issues: [{ field: 'ticketNumber', message }] })
}

/** Answers who asks after a request. Without the database nothing can be looked up, nor limited. */
export async function inquire(posted: Posted): Promise<Outcome> {
  const t = translators[posted.asked.locale]
  const read = readForm(forms.inquiry, posted.fields, { t, lists: {} })
  if (!read.ok) return refuse({ kind: 'invalid', issues: read.issues })
  try {
    return await within(budgets.d1Write, 'd1.inquiry', look(posted, read.values))
  } catch (error) {
    log('error', { event: 'failure', part: 'd1.inquiry', ...describeError(error) })
    return refuse({ kind: 'unavailable', passed: null })
  }
}
