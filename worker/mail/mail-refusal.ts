import { ownCodeOf } from '../log'

/**
 * Why a mail was not taken: its recipient for good, one whose address the mail service has on its list
 * of bounces and complaints, this mail for good, or `later` for what concerns every mail until somebody
 * mends it (an unverified sender, a quota, an outage). Null if nobody said so: the mail may have been
 * sent.
 */
export type MailRefusal = 'recipient' | 'suppressed' | 'mail' | 'later'

const codes: readonly [RegExp, MailRefusal][] = [
  [/^E_RECIPIENT_SUPPRESSED$/, 'suppressed'],
  [/^(?:E|SMTP)_RECIPIENT_\w+$/, 'recipient'],
  [/^E_(?:TOO_MANY_\w+|VALIDATION_ERROR|FIELD_MISSING|HEADERS?_\w+|CONTENT_TOO_LARGE)$/, 'mail'],
  [/^SMTP_MESSAGE_\d+$/, 'mail'],
  [/^E_\w+$|^SMTP_(?!END_)\w+$/, 'later'],
]

export function mailRefusalOf(error: unknown): MailRefusal | null {
  const code = ownCodeOf(error) ?? ''
  return codes.find(([pattern]) => pattern.test(code))?.[1] ?? null
}
