import { makeReference } from '#domain/tickets/reference'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

const nineHundredMillion = 900_000_000n
const hundredMillion = 100_000_000n

async function deriveNumber(deps: DataKeyringDeps, text: string, purpose: string): Promise<bigint> {
  const keyring = await dataKeyringOf(deps)
  const bytes = await keyring.hash(text, purpose)
  return new DataView(bytes.buffer).getBigUint64(0)
}

/**
 * The reference of a submission: nine digits derived from form, key and the number of collisions so
 * far, so that a repeat gets the same reference. It never begins with 9.
 */
export async function deriveReference(
  deps: DataKeyringDeps,
  prefix: string,
  form: string,
  key: string,
  collisions: number,
): Promise<string> {
  const number = await deriveNumber(deps, `${form}\0${key}\0${collisions}`, 'reference')
  return makeReference(prefix, String(number % nineHundredMillion).padStart(9, '0'))
}

/**
 * The reference of a submission in the outbox. It begins with 9, so it cannot collide with one in
 * D1. The digest is included because the key may already stand for other content in D1.
 */
export async function deriveOutboxReference(
  deps: DataKeyringDeps,
  prefix: string,
  form: string,
  key: string,
  digest: string,
): Promise<string> {
  const number = await deriveNumber(deps, `${form}\0${key}\0${digest}`, 'away-reference')
  return makeReference(prefix, `9${String(number % hundredMillion).padStart(8, '0')}`)
}

/**
 * The number of an address's subscription: always the same, whether D1 is available or not.
 * Collisions are harmless, because nothing is looked up by it.
 */
export function deriveSubscriptionNumber(
  deps: DataKeyringDeps,
  prefix: string,
  emailHash: string,
): Promise<string> {
  return deriveReference(deps, prefix, 'subscription', emailHash, 0)
}
