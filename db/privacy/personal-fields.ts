import type { FileMark } from '#domain/forms/files'
import { toAsciiDomain } from '#domain/text/contact-points'
import { toBase64Url } from '#domain/text/encoding'
import type { Keyring } from './keyring'

/** Owner of an encrypted text; the additional data binds the text to it. */
export interface Owner {
  form: string
  /** Keyed hash of the submission. */
  digest: string
}

export type PersonalField = 'email' | 'answers' | 'information' | 'files' | 'note'

/** Additional data (AAD) of an encrypted field. */
export function additionalDataOf(field: PersonalField, { form, digest }: Owner): string {
  return `${field}:${form}:${digest}`
}

/** Keyed hash for looking up an address, independent of letter case and of the domain's script. */
export async function hashEmail(keyring: Keyring, email: string): Promise<string> {
  return toBase64Url(await keyring.hash(toAsciiDomain(email).toLowerCase(), 'email'))
}

export interface EncryptedPerson {
  email: string
  emailHash: string
  answers: string
}

/** Encrypts the address and the answers of a submission, and hashes the address. */
export async function encryptPerson(
  keyring: Keyring,
  owner: Owner,
  { email, answers }: { email: string; answers: Record<string, unknown> },
): Promise<EncryptedPerson> {
  const [encryptedEmail, emailHash, encryptedAnswers] = await Promise.all([
    keyring.encrypt(email, additionalDataOf('email', owner)),
    hashEmail(keyring, email),
    keyring.encrypt(JSON.stringify(answers), additionalDataOf('answers', owner)),
  ])
  return { email: encryptedEmail, emailHash, answers: encryptedAnswers }
}

/** Decrypts an address; null if it was encrypted with another key or for another owner. */
export function decryptEmail(
  keyring: Keyring,
  owner: Owner & { email: string },
): Promise<string | null> {
  return keyring.decrypt(owner.email, additionalDataOf('email', owner))
}

/** Decrypts answers; null if they were encrypted with another key or for another owner. */
export async function decryptAnswers(
  keyring: Keyring,
  owner: Owner & { answers: string },
): Promise<Record<string, unknown> | null> {
  const text = await keyring.decrypt(owner.answers, additionalDataOf('answers', owner))
  // `encryptPerson` wrote it.
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}

/** Encrypts information that the sender of a ticket added. */
export function encryptInformation(keyring: Keyring, owner: Owner, text: string): Promise<string> {
  return keyring.encrypt(text, additionalDataOf('information', owner))
}

/**
 * Decrypts information that the sender added; null if it was encrypted with another key or for
 * another owner.
 */
export function decryptInformation(
  keyring: Keyring,
  owner: Owner,
  information: string,
): Promise<string | null> {
  return keyring.decrypt(information, additionalDataOf('information', owner))
}

/** Encrypts an internal note of staff about a ticket. */
export function encryptNote(keyring: Keyring, owner: Owner, text: string): Promise<string> {
  return keyring.encrypt(text, additionalDataOf('note', owner))
}

/** Decrypts an internal note; null if it was encrypted with another key or for another owner. */
export function decryptNote(keyring: Keyring, owner: Owner, note: string): Promise<string | null> {
  return keyring.decrypt(note, additionalDataOf('note', owner))
}

/** Description of a stored file (worker/attachments/store). */
export interface FileDescription {
  name: string
  /** Media type; null for none that is accepted. */
  type: string | null
  /** Bytes. */
  size: number
  /** What it may contain that can act or leads elsewhere; missing before marks. */
  marks?: readonly FileMark[]
}

/** Encrypts the descriptions of files that were added to a ticket. */
export function encryptFiles(
  keyring: Keyring,
  owner: Owner,
  files: readonly FileDescription[],
): Promise<string> {
  return keyring.encrypt(JSON.stringify(files), additionalDataOf('files', owner))
}

/** The files that were added together; none if they were encrypted with another key or for another owner. */
export async function decryptFiles(
  keyring: Keyring,
  owner: Owner,
  files: string | null,
): Promise<FileDescription[]> {
  const text = files && (await keyring.decrypt(files, additionalDataOf('files', owner)))
  // `encryptFiles` wrote it.
  return text ? (JSON.parse(text) as FileDescription[]) : []
}
