import type { Database } from '#db/client'
import { decryptEmail } from '#db/privacy/personal-fields'
import { countDigest, dayOfDigest, listTold, officerOfMail } from '#db/staff/notification-mails'
import { decryptOfficerAddress, listRecipients, type Recipient } from '#db/staff/officer-settings'
import { findStatusChange, findTicketForMail, type Mail } from '#db/submissions/mails'
import { findAmendmentKind } from '#db/tickets/amendments'
import { hasSentFiles } from '#db/tickets/answer-files'
import { digitsOf } from '#db/tickets/code-digits'
import { findCode } from '#db/tickets/codes'
import { dayMs, riyadhDate } from '#domain/dates/calendar'
import type { Locale } from '#domain/site/locale'
import { lastDayToAnswer } from '#domain/tickets/resolution'
import { isAwaitingReply, replyActionOf } from '#domain/tickets/status'
import type { Deployment } from '../env'
import { type LinkDeps, subscriptionLinks } from '../newsletter/links'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { closingAddress } from '../submissions/closing-token'
import { trackAddress } from '../submissions/receipt'
import {
  amendedMail,
  codeMail,
  confirmMail,
  type MailText,
  registeredMail,
  statusMail,
} from './mail-text'
import { digestMail, notificationMail } from './officer-mail'
import { replyAddressOf } from './reply-address'

export type MailContentDeps = LinkDeps &
  DataKeyringDeps & {
    deployment: { mail: Pick<Deployment['mail'], 'isForOfficers' | 'replyDomain'> }
    primary: Database
  }

/** A mail's text, the reference in it and its recipient; `to` is null if it cannot be decrypted. */
export type MailContent = MailText & {
  reference: string
  to: string | null
  /** Address for replies; undefined for that of the deployment. */
  replyTo?: string
}

type Write = (deps: MailContentDeps, mail: Mail) => Promise<MailContent | null>

/** The last part of `about`: an event's sequence number or a code's seed. */
const detailOf = ({ about }: Mail) => about.split(':')[2] ?? ''

async function decryptRecipient(
  deps: DataKeyringDeps,
  { recipient }: Mail,
): Promise<string | null> {
  return (await dataKeyringOf(deps)).decrypt(recipient, 'recipient')
}

/** Longer than a sender has to reopen a ticket. */
const followableMs = 60 * dayMs

/** The inquiry page with the reference filled in; the address is still typed. */
async function followLink(
  deps: MailContentDeps,
  locale: Locale,
  reference: string,
): Promise<string> {
  const until = deps.now + followableMs
  return deps.deployment.origin + (await trackAddress(deps, locale, { reference, until }))
}

const writeRegistered: Write = async (deps, mail) => {
  const ticket = await findTicketForMail(deps.primary, mail.reference)
  const reference = ticket?.shownReference ?? mail.reference
  const values = { reference, dueOn: ticket?.dueOn ?? null }
  const link = await followLink(deps, mail.locale, reference)
  const text = registeredMail(mail.locale, link, values)
  return { ...text, reference, to: await decryptRecipient(deps, mail) }
}

const writeConfirm: Write = async (deps, mail) => {
  const { reference, locale, recipientHash } = mail
  const links = await subscriptionLinks(deps, locale, recipientHash)
  const text = confirmMail(locale, { reference, ...links })
  return { ...text, reference, to: await decryptRecipient(deps, mail) }
}

const writeCode: Write = async (deps, mail) => {
  const { locale } = mail
  const [ticket, code] = await Promise.all([
    findTicketForMail(deps.primary, mail.reference),
    findCode(deps.primary, mail.reference),
  ])
  // The code was used or replaced by a newer one.
  if (!ticket || code?.seed !== detailOf(mail) || code.spentOn) return null
  const keyring = await dataKeyringOf(deps)
  const { action, expiresAt, seed } = code
  const reference = ticket.shownReference
  const values = { reference, action, expiresAt, code: await digitsOf(keyring, seed) }
  return { ...codeMail(locale, values), reference, to: await decryptEmail(keyring, ticket) }
}

const questionDays = 15

/** The question whether a closing solved the request. */
async function askSolved(
  deps: MailContentDeps,
  { reference, locale, createdAt }: Mail,
  event: number,
): Promise<{ link: string; until: string }> {
  const closing = { reference, event, until: createdAt + questionDays * dayMs }
  const path = await closingAddress(deps, locale, closing)
  return { link: deps.deployment.origin + path, until: lastDayToAnswer(createdAt) }
}

const writeStatus: Write = async (deps, mail) => {
  const { locale } = mail
  const sequence = Number(detailOf(mail))
  const [ticket, change, hasFiles] = await Promise.all([
    findTicketForMail(deps.primary, mail.reference),
    findStatusChange(deps.primary, mail.reference, sequence),
    hasSentFiles(deps.primary, mail.reference, { event: sequence }),
  ])
  if (!ticket || !change) return null
  const reference = ticket.shownReference
  const { status } = change
  const first = status === 'duplicate' ? ticket.duplicateOf : null
  const dueOn = isAwaitingReply(status) ? ticket.dueOn : null
  const action = replyActionOf({ status, since: mail.createdAt }, deps.now)
  const replyTo = action && (await replyAddressOf(deps, ticket))
  const link = await followLink(deps, locale, reference)
  const text = statusMail(locale, link, {
    reference,
    ...change,
    hasFiles,
    question: status === 'closed' ? await askSolved(deps, mail, sequence) : null,
    dueOn,
    first,
    reply: replyTo ? action : null,
  })
  const to = await decryptEmail(await dataKeyringOf(deps), ticket)
  return { ...text, reference, to, ...(replyTo && { replyTo }) }
}

const writeAmended: Write = async (deps, mail) => {
  const { locale } = mail
  const sequence = Number(detailOf(mail))
  const [ticket, kind, hasFiles] = await Promise.all([
    findTicketForMail(deps.primary, mail.reference),
    findAmendmentKind(deps.primary, mail.reference, sequence),
    hasSentFiles(deps.primary, mail.reference, { amendment: sequence }),
  ])
  if (!ticket || !kind) return null
  const reference = ticket.shownReference
  const link = await followLink(deps, locale, reference)
  const text = amendedMail(locale, link, { reference, kind, hasFiles })
  const keyring = await dataKeyringOf(deps)
  return { ...text, reference, to: await decryptEmail(keyring, ticket) }
}

/** The officer to whom a mail goes; null if they get none now. */
async function findRecipient(
  { primary, now, deployment }: MailContentDeps,
  { about }: Mail,
): Promise<Recipient | null> {
  if (!deployment.mail.isForOfficers) return null
  const [recipient] = await listRecipients(primary, now, [officerOfMail(about)])
  return recipient ?? null
}

async function addressOf(
  deps: DataKeyringDeps,
  { officer, email }: Recipient,
): Promise<string | null> {
  return decryptOfficerAddress(await dataKeyringOf(deps), officer, email)
}

const writeNotification: Write = async (deps, mail) => {
  const recipient = await findRecipient(deps, mail)
  const told = recipient ? await listTold(deps.primary, mail.about) : []
  if (!recipient || told.length === 0) return null
  const text = notificationMail(mail.locale, deps.deployment.origin, told)
  return { ...text, to: await addressOf(deps, recipient) }
}

const writeDigest: Write = async (deps, mail) => {
  const recipient = await findRecipient(deps, mail)
  const day = dayOfDigest(mail.about)
  // What waited yesterday is in the digest of today.
  if (!recipient || day !== riyadhDate(deps.now)) return null
  const counts = await countDigest(deps.primary, recipient, day)
  const text = digestMail(mail.locale, deps.deployment.origin, { ...recipient, day, counts })
  return text && { ...text, reference: '', to: await addressOf(deps, recipient) }
}

const writers = {
  registered: writeRegistered,
  confirm: writeConfirm,
  code: writeCode,
  status: writeStatus,
  amended: writeAmended,
  notification: writeNotification,
  digest: writeDigest,
} satisfies Record<Mail['template'], Write>

/** Writes a queued mail from the current data; null if it is obsolete. */
export function writeMailContent(deps: MailContentDeps, mail: Mail): Promise<MailContent | null> {
  return writers[mail.template](deps, mail)
}
