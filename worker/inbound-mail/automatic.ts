import type { HeaderField } from './authentication'

const bulk = /^(?:bulk|junk|list|auto_reply)\b/i

/** Fields of messages that no person has sent as a reply. */
const signs: Record<string, (value: string) => boolean> = {
  // RFC 3834, 5.
  'auto-submitted': (value) => !/^no\b/i.test(value),
  precedence: (value) => bulk.test(value),
  'x-autoreply': () => true,
  'x-autorespond': () => true,
  // RFC 2919.
  'list-id': () => true,
  // Bounces and receipts (RFC 6522).
  'content-type': (value) => /^multipart\/report\b/i.test(value),
}

/**
 * True for absence notes, bounces, receipts and mailing lists: what has no return path, or says that it
 * is automatic.
 */
export function isAutomatic(fields: readonly HeaderField[], mailFrom: string): boolean {
  if (mailFrom === '' || mailFrom === '<>') return true
  return fields.some(({ key, value }) => signs[key]?.(value.trim()) ?? false)
}
