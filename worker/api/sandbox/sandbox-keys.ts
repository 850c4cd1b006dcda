import { hashEmail } from '#db/privacy/personal-fields'
import { ticketKinds } from '#domain/forms/support'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { checkDigit, makeReference } from '#domain/tickets/reference'
import { type DataKeyringDeps, dataKeyringOf } from '../../security/keyrings'

/** No kind of ticket has this prefix, so that no reference of the sandbox is ever that of a ticket. */
export const sandboxPrefix = 'TEST'

const kinds: readonly string[] = ticketKinds

/** The part of the page about the API that explains the sandbox; a write of it has no page of its own. */
export const sandboxPage = (locale: Locale) => `${routePath('openApi', locale)}#sandbox`

/** The hash of an idempotency key as the sandbox stores it, apart from that of a real write. */
export const sandboxKey = (hash: string) => `sandbox:${hash}`

/** Four digits that depend on a text. */
async function digitsOf(deps: DataKeyringDeps, text: string): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  const bytes = await keyring.hash(text, 'sandbox-reference')
  return String(new DataView(bytes.buffer).getUint32(0) % 10_000).padStart(4, '0')
}

async function ownerDigits(deps: DataKeyringDeps, start: string, email: string): Promise<string> {
  const hash = await hashEmail(await dataKeyringOf(deps), email)
  return digitsOf(deps, `${start} ${hash}`)
}

/**
 * The reference of a write of the sandbox: a digit of its kind, four of its idempotency key and four
 * of the e-mail address, so that it is found again although nothing of it is stored.
 */
export async function sandboxReference(
  deps: DataKeyringDeps,
  { kind, key, email }: { kind: string; key: string; email: string },
): Promise<string> {
  const start = kinds.indexOf(kind) + 1 + (await digitsOf(deps, key))
  return makeReference(sandboxPrefix, start + (await ownerDigits(deps, start, email)))
}

/** The kind of the request with a reference of the sandbox; null if it is not this address's. */
export async function readSandboxReference(
  deps: DataKeyringDeps,
  reference: string,
  email: string,
): Promise<string | null> {
  const [, nine = '', check] = /^TEST-(\d{9})(\d)$/.exec(reference) ?? []
  if (checkDigit(nine) !== check) return null
  const start = nine.slice(0, 5)
  const isOwn = (await ownerDigits(deps, start, email)) === nine.slice(5)
  return isOwn ? (kinds[Number(nine[0]) - 1] ?? null) : null
}
