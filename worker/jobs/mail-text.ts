import { createFormat } from '#domain/format'
import { directions, type Locale } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { routePath } from '#domain/routes'

export interface MailText {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

/** A paragraph: a sentence, or a link that stands alone. */
type Part = string | { link: string }

/** A mail of one language, as text and as HTML; a number in it keeps its own direction. */
function writeMail(
  locale: Locale,
  subject: string,
  reference: string,
  parts: readonly Part[],
): MailText {
  const paragraph = (part: Part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part).replace(reference, `<bdi dir="ltr">${reference}</bdi>`)}</p>`
      : `<p><a href="${part.link}"><bdi dir="ltr">${part.link}</bdi></a></p>`
  const lines = parts.map((part) => (typeof part === 'string' ? part : part.link))
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<!DOCTYPE html>\n<html lang="${locale}" dir="${directions[locale]}">\n<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${parts.map(paragraph).join('\n')}\n</body>\n</html>\n`,
  }
}

/** The words that say a request was received: nothing in them that was typed (decision 34). */
export function registeredMail(
  locale: Locale,
  origin: string,
  { reference, dueOn }: { reference: string; dueOn: string | null },
): MailText {
  const t = translators[locale]
  const due = dueOn ? createFormat({ locale, digits: 'latn' }).date(dueOn) : null
  const when = due && `${due.gregorian}${t('date.separator')}${due.hijri}`
  const received = t('mail.registered.text', { reference })
  return writeMail(locale, t('mail.registered.subject', { reference }), reference, [
    t('mail.registered.greeting'),
    when ? `${received} ${t('mail.registered.due', { due: when })}` : received,
    t('mail.registered.follow'),
    { link: origin + routePath('inquiry', locale) },
    t('mail.registered.ignore'),
    t('site.name'),
  ])
}

/**
 * Asks the owner of a mailbox to confirm a subscription. Mail programs may offer to leave by
 * themselves (RFC 2369, RFC 8058).
 */
export function confirmMail(
  locale: Locale,
  { reference, confirm, leave }: { reference: string; confirm: string; leave: string },
): MailText {
  const t = translators[locale]
  const words = writeMail(locale, t('newsletter.mail.subject'), reference, [
    t('newsletter.mail.greeting'),
    t('newsletter.mail.text', { reference }),
    t('newsletter.mail.confirm'),
    { link: confirm },
    t('newsletter.mail.ignore'),
    t('newsletter.mail.leave'),
    { link: leave },
    t('site.name'),
  ])
  const headers = {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...words, headers }
}
