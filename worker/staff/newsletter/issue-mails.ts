import { translators } from '#client/translators.ts'
import { appendAuditEntry } from '#db/audit/write-batch'
import { readSource } from '#db/editing/check-source'
import { createPreviewDatabase } from '#db/editing/preview-database'
import { findRecord } from '#db/editing/records'
import { hashEmail } from '#db/privacy/personal-fields'
import { isNewsletterInterest } from '#domain/content/media/newsletter-issue'
import { isLocale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { type MailKind, mailKinds } from '#domain/staff/newsletter'
import { privateHeaders } from '../../auth/responses'
import { plainHeaders, sandboxed } from '../../http/security-headers'
import { logFallback } from '../../log'
import { issueMail } from '../../mail/issue-mail'
import type { MailText } from '../../mail/mail-text'
import { sendMessage } from '../../mail/send-message'
import { leaveLink } from '../../newsletter/links'
import { readIssue } from '../../newsletter-sending/read-issue'
import { dataKeyringOf } from '../../security/keyrings'
import { type StaffFields, type StaffRequest, textOf } from '../staff-handler'

/** The mail that a query or a form names; by default that of the page's language. */
export function readMailKind({ locale }: StaffRequest, read: (name: string) => unknown): MailKind {
  const [named, interest] = [read('lang'), read('interest')]
  return {
    locale: isLocale(named) ? named : locale,
    interest: isNewsletterInterest(interest) ? interest : 'agreements',
  }
}

/** The mail of an issue as its draft makes it, else as it is published; null if there is none. */
export async function writeIssueMail(
  { ctx }: StaffRequest,
  slug: string,
  { locale, interest }: MailKind,
  leave?: string,
): Promise<MailText | null> {
  const key = { kind: 'newsletter-issue', slug } as const
  const { draft } = await findRecord(ctx.primary, key)
  const { rows, problems } = draft ? readSource(key, draft.source) : { rows: [], problems: [] }
  if (problems.length > 0) return null
  const session = ctx.env.DB.withSession('first-primary')
  const db = draft ? createPreviewDatabase(session, key, rows) : ctx.primary
  const text = await readIssue({ ...ctx, db }, slug, locale, 'always')
  const nobody = ctx.deployment.origin + routePath('newsletterLeave', locale)
  return text && issueMail(locale, text, { interest, leave: leave ?? nobody })
}

/** The HTML of a mail of the issue, which no origin has, as in a mail program. */
export async function respondMail(request: StaffRequest, number: number): Promise<Response | null> {
  const kind = mailKinds[number - 1]
  const mail = kind && (await writeIssueMail(request, request.match.reference ?? '', kind))
  if (!mail) return null
  return new Response(mail.html, {
    headers: {
      ...plainHeaders,
      ...privateHeaders,
      'content-security-policy': `${sandboxed} allow-popups; style-src 'unsafe-inline'`,
      'content-type': 'text/html; charset=utf-8',
      'content-language': kind.locale,
    },
  })
}

/** Sends a mail of the issue to the reader's own address, with an entry of the audit log. */
export async function sendTest(
  request: StaffRequest,
  fields: StaffFields,
): Promise<'sent' | 'unsent' | 'address' | null> {
  const { ctx, actor, email, match } = request
  const slug = match.reference ?? ''
  if (!email) return 'address'
  const kind = readMailKind(request, (name) => textOf(fields, name))
  const own = await hashEmail(await dataKeyringOf(ctx), email)
  const mail = await writeIssueMail(request, slug, kind, await leaveLink(ctx, kind.locale, own))
  if (!mail) return null
  await appendAuditEntry(ctx.primary, { ...actor, action: 'newsletter.tested', subject: slug })
  const subject = translators[kind.locale]('mail.issue.test', { title: mail.subject })
  const id = `newsletter-test/${ctx.requestId}`
  return sendMessage(ctx, { ...mail, to: email, subject, locale: kind.locale, id })
    .then(() => 'sent' as const)
    .catch((error) => {
      logFallback('mail.send', error)
      return 'unsent'
    })
}
