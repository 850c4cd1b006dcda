import { makeReference } from '#domain/tickets/reference'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'

const nineHundredMillion = 900_000_000n
const hundredMillion = 100_000_000n

async function derive(work: Work, text: string, purpose: string): Promise<bigint> {
  const vault = await vaultOf(work, 'data')
  const bytes = await vault.hash(text, purpose)
  return new DataView(bytes.buffer).getBigUint64(0)
}

/**
 * The reference of a request, the same whenever it is asked for: nine digits derived from form and
 * key, and `taken` counts the ones that others have already. It never begins with 9.
 */
export async function deriveReference(
  work: Work,
  prefix: string,
  form: string,
  key: string,
  taken: number,
): Promise<string> {
  const number = await derive(work, `${form}\0${key}\0${taken}`, 'reference')
  return makeReference(prefix, String(number % nineHundredMillion).padStart(9, '0'))
}

/**
 * The reference told while the database is away: it begins with 9, so none of D1's can be met. It is
 * derived from what was sent as well, because nobody can tell then what the key stands for already.
 */
export async function deriveAwayReference(
  work: Work,
  prefix: string,
  form: string,
  key: string,
  digest: string,
): Promise<string> {
  const number = await derive(work, `${form}\0${key}\0${digest}`, 'away-reference')
  return makeReference(prefix, `9${String(number % hundredMillion).padStart(8, '0')}`)
}

/**
 * The same number for an address's subscription whenever it comes, and whether D1 is away or not.
 * Nothing is looked up by it, so that it does no harm if another address has it too.
 */
export function deriveSubscriptionNumber(
  work: Work,
  prefix: string,
  emailHash: string,
): Promise<string> {
  return deriveReference(work, prefix, 'subscription', emailHash, 0)
}
