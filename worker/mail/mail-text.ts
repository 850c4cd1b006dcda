import { translators } from '#client/translators.ts'
import { riyadhTime } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { directions, type Locale } from '#domain/site/locale'
import { escapeHtml } from '#domain/text/markup'
import type { AmendmentKind } from '#domain/tickets/amendments'
import type { CodeAction, replyActionOf, Status } from '#domain/tickets/status'

export interface MailText {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** A paragraph: text, a link, a code or a heading; or a titled text of the newsletter. */
type Part =
  | string
  | { link: string; label?: string }
  | { code: string }
  | { heading: string; isTitle?: boolean }
  | { title: string; text: string; href: string | null }

interface Draft {
  subject: string
  /** The reference number, isolated as left-to-right in the HTML; null if the mail has none. */
  reference: string | null
  /** A line before all others, above which a reply is written. */
  above?: string
  parts: readonly Part[]
}

const fonts = "'IBM Plex Sans Arabic',Tahoma,'Segoe UI',Arial,sans-serif"

/** Inline, because mail programs drop style sheets; those that keep them apply `dark`. */
const styles = {
  body: 'margin:0;padding:24px 12px;background-color:#f4f7f5;color:#16211b',
  card: `max-width:560px;margin:0 auto;background-color:#ffffff;border:1px solid #d5dfd9;border-top:4px solid #1b8354;border-radius:8px;font-family:${fonts};font-size:17px;line-height:1.8`,
  above: `max-width:560px;margin:0 auto 12px;color:#4d5c54;font-family:${fonts};font-size:14px`,
  mark: 'margin:0;padding:20px 24px;border-bottom:1px solid #d5dfd9;color:#14573a;font-weight:600',
  words: 'padding:8px 24px 16px',
  paragraph: 'margin:16px 0;color:#16211b',
  link: 'color:#14573a;font-weight:600;word-break:break-all',
  code: 'margin:16px 0;color:#14573a;font-size:34px;line-height:1.4;font-weight:600',
  first: 'margin:24px 0 8px;color:#14573a;font-size:26px;line-height:1.4;font-weight:600',
  heading: 'margin:32px 0 8px;color:#14573a;font-size:17px;line-height:1.6;font-weight:600',
  item: 'margin:16px 0 24px',
  title: 'margin:0;color:#16211b;font-size:19px;line-height:1.6;font-weight:600',
  text: 'margin:4px 0 0;color:#16211b',
} as const

const dark = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.body{background-color:#0d1210!important}
.card{background-color:#161d19!important;border-color:#2f3b35!important;border-top-color:#54c08a!important}
.above{color:#b4c2ba!important}
.mark{border-color:#2f3b35!important}
.words p,.words h3{color:#e7eeea!important}
.mark,.words h1,.words h2,.words a,.words .code{color:#88d8ae!important}
}`

function renderLink({ link, label }: { link: string; label?: string }): string {
  const text = label ? escapeHtml(label) : `<bdi dir="ltr">${link}</bdi>`
  return `<p style="${styles.paragraph}"><a href="${link}" style="${styles.link}">${text}</a></p>`
}

function renderItem({ title, text, href }: { title: string; text: string; href: string | null }) {
  const name = escapeHtml(title)
  const link = href ? `<a href="${escapeHtml(href)}" style="${styles.link}">${name}</a>` : name
  return `<div style="${styles.item}"><h3 style="${styles.title}">${link}</h3>
<p style="${styles.text}">${escapeHtml(text)}</p></div>`
}

function renderPart(part: Part, reference: string | null): string {
  if (typeof part === 'string') {
    const sentence = escapeHtml(part)
    const isolated = reference
      ? sentence.replaceAll(reference, `<bdi dir="ltr">${reference}</bdi>`)
      : sentence
    return `<p style="${styles.paragraph}">${isolated}</p>`
  }
  if ('link' in part) return renderLink(part)
  if ('title' in part) return renderItem(part)
  if ('heading' in part) {
    const { heading, isTitle } = part
    const [name, style] = isTitle ? ['h1', styles.first] : ['h2', styles.heading]
    return `<${name} style="${style}">${escapeHtml(heading)}</${name}>`
  }
  return `<p class="code" style="${styles.code}"><bdi dir="ltr">${part.code}</bdi></p>`
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  if ('link' in part) return part.label ? `${part.label}\n${part.link}` : part.link
  if ('title' in part) return [part.title, part.text, part.href].filter(Boolean).join('\n')
  return 'heading' in part ? part.heading : part.code
}

/** A mail in one language, as plain text and HTML, signed with the authority's name. */
export function writeMail(locale: Locale, { subject, reference, above, parts }: Draft): MailText {
  const name = translators[locale]('site.name')
  const paragraphs = parts.map((part) => renderPart(part, reference)).join('\n')
  const html = `<!DOCTYPE html>
<html lang="${locale}" dir="${directions[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${dark}
</style>
</head>
<body class="body" style="${styles.body}">
${above ? `<p class="above" dir="${directions[locale]}" style="${styles.above}">${escapeHtml(above)}</p>\n` : ''}<div class="card" dir="${directions[locale]}" style="${styles.card}">
<p class="mark" style="${styles.mark}">${escapeHtml(name)}</p>
<div class="words" style="${styles.words}">
${paragraphs}
</div>
</div>
</body>
</html>
`
  const lines = [...(above ? [above] : []), ...parts.map(textOf), name]
  return { subject, text: `${lines.join('\n\n')}\n`, html }
}

/** A day in both calendars. */
function dayOf(locale: Locale, day: string): string {
  const { gregorian, hijri } = createFormat({ locale, digits: 'latn' }).date(day)
  return `${gregorian}${translators[locale]('date.separator')}${hijri}`
}

/** A sentence with the reply's due date; empty if no reply is due. */
function formatDue(locale: Locale, dueOn: string | null): string[] {
  if (!dueOn) return []
  return [translators[locale]('mail.due', { due: dayOf(locale, dueOn) })]
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
  }: { reference: string; action: CodeAction; code: string; expiresAt: number },
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

interface StatusNews {
  /** As the sender knows it. */
  reference: string
  status: Status
  /** Riyadh day `YYYY-MM-DD`; null if no reply is due. */
  dueOn: string | null
  /** What a reply to this mail does; null if none is taken. */
  reply: ReturnType<typeof replyActionOf>
  /** Staff have reopened the ticket. */
  isReopened?: boolean
  /** Reference of the first request, of a duplicate by the same sender. */
  first?: string | null
  /** Of a closing: where its sender says whether it was solved, and until which day. */
  question?: { link: string; until: string } | null
  /** Files were sent with the note; they are on the page, never in the mail. */
  hasFiles?: boolean
}

/** Announces a ticket's status with the link to its page, without its notes or answers. */
export function statusMail(
  locale: Locale,
  link: string,
  { reference, status, dueOn, reply, isReopened, first, hasFiles, question }: StatusNews,
): MailText {
  const t = translators[locale]
  const values = { reference, status: t(`status.${status}.title`) }
  const isWaiting = status === 'needs_information'
  const meaning = isWaiting ? ('mail.status.wanted' as const) : (`status.${status}.text` as const)
  const text = t(isReopened ? 'tickets.reopenedByUs' : meaning)
  return writeMail(locale, {
    subject: t('mail.status.subject', values),
    reference,
    ...(reply && { above: t('mail.reply.above') }),
    parts: [
      t('mail.greeting'),
      t('mail.status.text', values),
      [text, ...formatDue(locale, dueOn)].join(' '),
      ...(first ? [`${t('inquiry.first')} ${first}`] : []),
      ...(hasFiles ? [t('mail.files')] : []),
      ...(question
        ? [
            t('mail.status.solved', { until: dayOf(locale, question.until) }),
            { link: question.link },
          ]
        : []),
      ...(reply ? [t(`mail.reply.${reply}`)] : []),
      t('mail.status.follow'),
      { link },
      t('mail.ignore'),
    ],
  })
}

/** Announces that an answer was supplemented or corrected, without any of its texts. */
export function amendedMail(
  locale: Locale,
  link: string,
  { reference, kind, hasFiles }: { reference: string; kind: AmendmentKind; hasFiles: boolean },
): MailText {
  const t = translators[locale]
  return writeMail(locale, {
    subject: t(`mail.amended.${kind}.subject`, { reference }),
    reference,
    parts: [
      t('mail.greeting'),
      t(`mail.amended.${kind}.text`, { reference }),
      ...(hasFiles ? [t('mail.files')] : []),
      t('mail.status.follow'),
      { link },
      t('mail.ignore'),
    ],
  })
}

/** Asks the recipient to confirm a subscription. */
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
  return { ...mail, headers: unsubscribeHeaders(leave) }
}

/** Headers by which mail programs unsubscribe (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(leave: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
