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
 * Beginning of the names of the files that were added to a ticket together, by a keyed hash: that of
 * the mail, or of what was sent on the site. They are in the folder of the submission, and none is kept
 * longer than its files.
 */
export function additionPrefix(folder: string, name: string): string {
  return `${folder}${name}-`
}

/** Owner of a stored file, and the name under which it was added to the ticket later. */
export interface FileName extends FileOwner {
  /** Null for the files of the submission itself. */
  addition: string | null
}

/** Parses the name of a stored file; null for any other name. */
export function parseFileName(name: string): FileName | null {
  const [form, key, digest, last] = name.split('/')
  if (!(form && key && digest && last)) return null
  const dash = last.lastIndexOf('-')
  return { form, key, digest, addition: dash < 0 ? null : last.slice(0, dash) }
}

/** Additional data (AAD) of a stored file. */
export function fileAdditionalData(name: string): string {
  return `file:${name}`
}
