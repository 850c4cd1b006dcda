import { createDatabase } from '#db/client'
import { transitionTicket } from '#db/tickets/status-transitions'
import type { Locale } from '#domain/site/locale'
import type { Status } from '#domain/tickets/status'
import { type Placed, placeRequest } from '../forms/requests'
import { readRows } from '../rows'
import type { Site } from '../site'
import type { MailServer } from './smtp-server'

export const replyDomain = 'reply.site.example'
export const people = 'people@site.example'

/** Variables of a site that takes replies and sends its mail to a server of the test. */
export const replyVariables = (port: number) => ({
  MAIL_TRANSPORT: 'smtp',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_TLS: 'none',
  MAIL_FROM: 'no-reply@site.example',
  MAIL_REPLY_TO: 'help@site.example',
  MAIL_REPLY_DOMAIN: replyDomain,
  MAIL_FORWARD_TO: people,
})

/** Moves a ticket as staff would, and sends its mail. */
export async function moveAndMail(site: Site, { reference }: Placed, to: Status): Promise<void> {
  const { DB } = await site.env()
  const [row] = await readRows(
    site,
    'SELECT status, updated_at FROM submissions WHERE reference = ?',
    reference,
  )
  const from = row?.status as Status
  const at = Date.now()
  const note = { ar: 'نحتاج رقم السجل.', en: 'We need the registration number.' }
  const known = { reference, from, since: Number(row?.updated_at), to, at, dueOn: null, note }
  if (!(await transitionTicket(createDatabase(DB), known))) throw new Error('was not moved')
  await site.cron()
}

export interface Asked extends Placed {
  /** The address that the mail names for replies. */
  replyTo: string
  /** The mail's text. */
  text: string
  html: string
}

/** Places a request and moves it to a status, of which the sender gets a mail. */
export async function askSender(
  site: Site,
  server: MailServer,
  locale: Locale,
  to: Status,
): Promise<Asked> {
  const from = to === 'closed' ? 'answered' : 'in_review'
  const placed = await placeRequest(site, locale, from)
  await site.cron()
  await moveAndMail(site, placed, to)
  const mail = server.received.findLast(({ envelope }) => envelope.to === placed.email)
  const [replyTo] = mail?.replyTo ?? []
  if (!mail || !replyTo?.address) throw new Error(`no mail came for ${placed.reference}`)
  return { ...placed, replyTo: replyTo.address, text: mail.text ?? '', html: mail.html ?? '' }
}
