/** Owner of files; the row stored after them has the same three values. */
export interface FileOwner {
  form: string
  key: string
  /** Keyed hash of the submission, files included. */
  digest: string
}

/**
 * Conflict key of a submission accepted during an outage under the key of another: both are stored,
 * and the files stay in the folder of the original key.
 */
export function conflictKey(key: string, digest: string): string {
  return `${key}~${digest.slice(0, 16)}`
}

/** The idempotency key that was sent, without the suffix of a conflict key. */
export function originalKey(key: string): string {
  return key.replace(/~.*/, '')
}

/** R2 folder of a submission's files; other content under the same key has another digest. */
export function folderOf({ form, key, digest }: FileOwner): string {
  return `${form}/${key}/${digest}/`
}

/**
 * Beginning of the names of a reply's files, by the keyed hash of its message: they are kept as long
 * as the files of the submission, in whose folder they are.
 */
export function replyPrefix(folder: string, message: string): string {
  return `${folder}${message}-`
}

/** Parses the name of a stored file; null for any other name. */
export function parseFileName(name: string): FileOwner | null {
  const [form, key, digest, number] = name.split('/')
  return form && key && digest && number ? { form, key, digest } : null
}

/** Additional data (AAD) of a stored file. */
export function fileAdditionalData(name: string): string {
  return `file:${name}`
}
