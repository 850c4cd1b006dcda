/** Whose files: the row that is written after them has all three. */
export interface FileOwner {
  form: string
  key: string
  /** The keyed hash of what was sent, files included. */
  digest: string
}

/**
 * The key of a request that was acknowledged under another one's, while the database was away: both
 * stay, and its files stay where they are.
 */
export function apartKey(key: string, digest: string): string {
  return `${key}~${digest.slice(0, 16)}`
}

/** The key that a request was sent under, whether it had to be put beside another or not. */
export function sentKey(key: string): string {
  return key.replace(/~.*/, '')
}

/** Where a request's files stand; another content under the same key has a place of its own. */
export function folderOf({ form, key, digest }: FileOwner): string {
  return `${form}/${key}/${digest}/`
}

/** The owner of a stored file, by its name; null for what none of ours is called. */
export function ownerOf(name: string): FileOwner | null {
  const [form, key, digest, number] = name.split('/')
  return form && key && digest && number ? { form, key, digest } : null
}

/** What a stored file is locked for. */
export function fileAbout(name: string): string {
  return `file:${name}`
}
