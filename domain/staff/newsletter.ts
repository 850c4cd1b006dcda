import { type NewsletterInterest, newsletterInterests } from '../content/media/newsletter-issue'
import type { RecordState } from '../editing/record-state'
import type { SendingStatus } from '../newsletter/sending'
import { type Locale, locales } from '../site/locale'

/** What became of the mails of an issue. */
export interface SendingFigures {
  status: SendingStatus
  /** When it begins, began or ended, in words. */
  at: string
  recipients: number
  sent: number
  refused: number
  left: number
  /** Handed to the mail service, whose answer is not known (yet). */
  unknown: number
  /** Given up by the queue; they wait again once the sending is resumed. */
  failed: number
  waiting: number
}

export interface NewsletterRow {
  slug: string
  title: string
  state: RecordState
  hasDraft: boolean
  sending: SendingFigures | null
}

export interface NewsletterPage {
  /** Confirmed subscribers, and those who confirmed in the last 30 days. */
  subscribers: { locale: Locale; confirmed: number; recent: number }[]
  /** Who unsubscribed in the last 30 days. */
  left: number
  rows: NewsletterRow[]
  /** The form of a new issue as it was sent, with what is wrong. */
  created: { month: string; issue: 'month' | 'taken' } | null
}

/** A mail of the issue by language and interest; its place in `mailKinds` is the number of its file. */
export interface MailKind {
  locale: Locale
  interest: NewsletterInterest
}

export const mailKinds: readonly MailKind[] = locales.flatMap((locale) =>
  newsletterInterests.map((interest) => ({ locale, interest })),
)

export type IssueProblem =
  | 'changed'
  | 'own'
  | 'invalid'
  | 'time'
  | 'unpublished'
  | 'unsent'
  | 'address'

export interface NewsletterIssuePage {
  slug: string
  title: string
  state: RecordState
  /** Path of its public page, without language; null if none shows it. */
  path: string | null
  draft: { author: string; at: string; isOwn: boolean } | null
  version: number
  /** What has to be corrected before the draft can be approved. */
  issues: { field: string; reason: string }[]
  /** The mail of the draft, or of the published issue; null if it cannot be written. */
  mail: (MailKind & { file: number; subject: string; text: string }) | null
  sending: SendingFigures | null
  publisher: string | null
  /** The time of the sending as typed. */
  startsAt: string
  problem: IssueProblem | null
  maySend: boolean
}
