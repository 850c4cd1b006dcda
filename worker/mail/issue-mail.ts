import { translators } from '#client/translators.ts'
import type { NewsletterInterest } from '#domain/content/media/newsletter-issue'
import type { Locale } from '#domain/site/locale'
import { type MailText, unsubscribeHeaders, writeMail } from './mail-text'

interface IssueItem {
  title: string
  text: string
  /** Absolute. */
  href: string | null
  /** Whom it is for; empty for all. */
  interests: readonly NewsletterInterest[]
}

/** An issue in one language. */
export interface IssueText {
  title: string
  lead: string
  introduction: string
  items: readonly IssueItem[]
  /** Address of its page. */
  web: string
}

export interface IssueReader {
  /** Null for none that is known: the items for all alone. */
  interest: NewsletterInterest | null
  /** Address that ends the subscription. */
  leave: string
}

/**
 * An issue for one reader: what is for their interest first, then what is for all. It holds no picture
 * and no address that tells who opens it, but for the one that ends the subscription.
 */
export function issueMail(
  locale: Locale,
  { title, lead, introduction, items, web }: IssueText,
  { interest, leave }: IssueReader,
): MailText {
  const t = translators[locale]
  const own = items.filter(({ interests }) => interest !== null && interests.includes(interest))
  const common = items.filter(({ interests }) => interests.length === 0)
  const mail = writeMail(locale, {
    subject: title,
    reference: null,
    parts: [
      { heading: title, isTitle: true },
      lead,
      introduction,
      ...(own.length > 0 ? [{ heading: t('mail.issue.own') }, ...own] : []),
      ...(own.length > 0 && common.length > 0 ? [{ heading: t('mail.issue.others') }] : []),
      ...common,
      { link: web, label: t('mail.issue.web') },
      t('mail.issue.why'),
      { link: leave, label: t('mail.issue.leave') },
    ],
  })
  return { ...mail, headers: unsubscribeHeaders(leave) }
}
