import { translators } from '#client/translators.ts'
import { riyadhTime } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import type { Status, TicketAction } from '#domain/tickets/status'
import { type MailText, writeMail } from './mail-layout'

/** A sentence with the reply's due date; empty if no reply is due. */
function formatDue(locale: Locale, dueOn: string | null): string[] {
  if (!dueOn) return []
  const t = translators[locale]
  const { gregorian, hijri } = createFormat({ locale, digits: 'latn' }).date(dueOn)
  return [t('mail.due', { due: `${gregorian}${t('date.separator')}${hijri}` })]
}

/** Confirms a submission, with the link to follow it. Contains nothing that the sender typed. */
export function registeredMail(
  locale: Locale,
  link: string,
  { reference, dueOn }: { reference: string; dueOn: string | null },
): MailText {
  const t = translators[locale]
  const received = t('mail.registered.text', { reference })
  return writeMail(locale, {
    subject: t('mail.registered.subject', { reference }),
    reference,
    parts: [
      t('mail.greeting'),
      [received, ...formatDue(locale, dueOn)].join(' '),
      t('mail.registered.follow'),
      { link },
      t('mail.ignore'),
    ],
  })
}

/** Contains the code that authorises a ticket action. */
export function codeMail(
  locale: Locale,
  {
    reference,
    action,
    code,
    expiresAt,
  }: { reference: string; action: TicketAction; code: string; expiresAt: number },
): MailText {
  const t = translators[locale]
  return writeMail(locale, {
    subject: t('mail.code.subject', { reference }),
    reference,
    parts: [
      t('mail.greeting'),
      t(`mail.code.${action}`, { reference }),
      { code },
      t('mail.code.until', { time: riyadhTime(expiresAt) }),
      t('mail.code.ignore'),
    ],
  })
}

/** Announces a ticket's status with the link to its page, without its notes or answers. */
export function statusMail(
  locale: Locale,
  link: string,
  { reference, status, dueOn }: { reference: string; status: Status; dueOn: string | null },
): MailText {
  const t = translators[locale]
  const values = { reference, status: t(`status.${status}.title`) }
  const isWaiting = status === 'needs_information'
  const text = t(isWaiting ? 'mail.status.wanted' : `status.${status}.text`)
  return writeMail(locale, {
    subject: t('mail.status.subject', values),
    reference,
    parts: [
      t('mail.greeting'),
      t('mail.status.text', values),
      [text, ...formatDue(locale, dueOn)].join(' '),
      t('mail.status.follow'),
      { link },
      t('mail.ignore'),
    ],
  })
}

/**
 * Asks the recipient to confirm a subscription. The headers let mail programs unsubscribe (RFC
 * 2369, RFC 8058).
 */
export function confirmMail(
  locale: Locale,
  { reference, confirm, leave }: { reference: string; confirm: string; leave: string },
): MailText {
  const t = translators[locale]
  const mail = writeMail(locale, {
    subject: t('newsletter.mail.subject'),
    reference,
    parts: [
      t('newsletter.mail.greeting'),
      t('newsletter.mail.text', { reference }),
      t('newsletter.mail.confirm'),
      { link: confirm },
      t('newsletter.mail.ignore'),
      t('newsletter.mail.leave'),
      { link: leave },
    ],
  })
  const headers = {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, headers }
}
