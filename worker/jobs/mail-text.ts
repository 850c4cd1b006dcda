import { createFormat } from '#domain/format'
import { directions, type Locale } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { routePath } from '#domain/routes'

export interface MailText {
  subject: string
  text: string
  html: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

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
  const link = origin + routePath('inquiry', locale)
  const subject = t('mail.registered.subject', { reference })
  const lines = [
    t('mail.registered.greeting'),
    when ? `${received} ${t('mail.registered.due', { due: when })}` : received,
    t('mail.registered.follow'),
  ]
  const last = [t('mail.registered.ignore'), t('site.name')]
  const paragraph = (text: string) =>
    `<p>${escapeHtml(text).replace(reference, `<bdi dir="ltr">${reference}</bdi>`)}</p>`
  const anchor = `<p><a href="${link}"><bdi dir="ltr">${link}</bdi></a></p>`
  const body = [...lines.map(paragraph), anchor, ...last.map(paragraph)].join('\n')
  return {
    subject,
    text: `${[...lines, link, ...last].join('\n\n')}\n`,
    html: `<!DOCTYPE html>\n<html lang="${locale}" dir="${directions[locale]}">\n<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body}\n</body>\n</html>\n`,
  }
}
