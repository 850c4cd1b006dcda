import { toBase64Url, type Vault } from './keyring'

/** Which request a text belongs to: locked for it, it cannot be unlocked as another's. */
export interface Owner {
  form: string
  /** The keyed hash of what was sent. */
  digest: string
}

export type Part = 'email' | 'answers' | 'information'

/** What a part of a request is locked for. */
export function aboutPart(part: Part, { form, digest }: Owner): string {
  return `${part}:${form}:${digest}`
}

/** The keyed hash an address is looked up by, whatever case it was typed in. */
export async function hashEmail(vault: Vault, email: string): Promise<string> {
  return toBase64Url(await vault.hash(email.toLowerCase(), 'email'))
}

export interface Locked {
  email: string
  emailHash: string
  answers: string
}

/** What is stored of a person: their address and what they wrote, locked. */
export async function lockPersonal(
  vault: Vault,
  owner: Owner,
  { email, answers }: { email: string; answers: Record<string, unknown> },
): Promise<Locked> {
  const [locked, emailHash, lockedAnswers] = await Promise.all([
    vault.lock(email, aboutPart('email', owner)),
    hashEmail(vault, email),
    vault.lock(JSON.stringify(answers), aboutPart('answers', owner)),
  ])
  return { email: locked, emailHash, answers: lockedAnswers }
}

/** A request's address, or null when it was locked with another key. */
export function unlockEmail(
  vault: Vault,
  owner: Owner & { email: string },
): Promise<string | null> {
  return vault.unlock(owner.email, aboutPart('email', owner))
}

/** A request's answers, or null when they were locked with another key. */
export async function unlockAnswers(
  vault: Vault,
  owner: Owner & { answers: string },
): Promise<Record<string, unknown> | null> {
  const text = await vault.unlock(owner.answers, aboutPart('answers', owner))
  // `lockPersonal` wrote it.
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}

/** What a request's sender added to it, locked. */
export function lockInformation(vault: Vault, owner: Owner, text: string): Promise<string> {
  return vault.lock(text, aboutPart('information', owner))
}

/** What a request's sender added to it, or null when it was locked with another key. */
export function unlockInformation(
  vault: Vault,
  owner: Owner,
  locked: string,
): Promise<string | null> {
  return vault.unlock(locked, aboutPart('information', owner))
}
