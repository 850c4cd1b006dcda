/** What a request may compare with the representation it would get (RFC 9110 8.8). */
export interface Validators {
  etag: string | null
  /** Epoch ms. */
  modifiedAt: number | null
}

/** `*` or a list of entity tags: those that a field names. */
function listsTag(field: string, matches: (tag: string) => boolean): boolean {
  if (field.trim() === '*') return true
  return field.split(',').some((tag) => matches(tag.trim()))
}

/** Weak comparison (RFC 9110 8.8.3.2): a compressing proxy adds `W/` to the tag. */
const isWeakMatch = (etag: string | null) => (tag: string) => tag.replace(/^W\//, '') === etag

/** An HTTP date (RFC 9110 5.6.7) in whole seconds; null for another text, which is ignored. */
export function parseHttpDate(text: string | null): number | null {
  if (!text || !/^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}

export const httpDate = (at: number): string => new Date(at).toUTCString()

const wholeSeconds = (at: number) => Math.floor(at / 1_000) * 1_000

/**
 * The status of a read in place of 200 or 206, by its preconditions in the order of RFC 9110
 * 13.2.2; null if they let it pass.
 */
export function preconditionStatus(
  headers: Headers,
  { etag, modifiedAt }: Validators,
): 304 | 412 | null {
  const modified = modifiedAt === null ? null : wholeSeconds(modifiedAt)
  const ifMatch = headers.get('if-match')
  if (ifMatch !== null) {
    if (!listsTag(ifMatch, (tag) => tag === etag)) return 412
  } else if (modified !== null) {
    const until = parseHttpDate(headers.get('if-unmodified-since'))
    if (until !== null && modified > until) return 412
  }
  const ifNoneMatch = headers.get('if-none-match')
  if (ifNoneMatch !== null) return listsTag(ifNoneMatch, isWeakMatch(etag)) ? 304 : null
  const since = modified === null ? null : parseHttpDate(headers.get('if-modified-since'))
  return modified !== null && since !== null && modified <= since ? 304 : null
}
