import PostalMime, { addressParser, type Email } from 'postal-mime'
import { translators } from '#client/translators.ts'
import { isSameHash } from '#db/privacy/keyring'
import { hashEmail } from '#db/privacy/personal-fields'
import { findTicket, isReplyStored, type Submission } from '#db/submissions/submissions'
import { fileBounds } from '#domain/forms/files'
import { locales } from '#domain/site/locale'
import { isStorable } from '#domain/text/clean-text'
import { toAsciiDomain } from '#domain/text/contact-points'
import { toBase64Url } from '#domain/text/encoding'
import { replyActionOf } from '#domain/tickets/status'
import type { Deployment } from '../env'
import { bodyWithFiles } from '../http/upload'
import { log, logFailure } from '../log'
import { statusMail } from '../mail/mail-text'
import { isReplyAddressOf, readReplyAddress, type StatedReply } from '../mail/reply-address'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import { isAuthentic } from './authentication'
import { isAutomatic } from './automatic'
import { readReplyFiles } from './reply-files'
import { type QuotedMail, readReplyText } from './reply-text'
import { type StoreReplyDeps, storeReply } from './store-reply'

export type InboundMailDeps = Omit<StoreReplyDeps, 'deployment'> & {
  deployment: StoreReplyDeps['deployment'] & Pick<Deployment, 'mail' | 'mailFrom' | 'origin'>
}

/** What the handler uses of a message. `from` and `to` are those of the envelope. */
type InboundMessage = Pick<
  ForwardableEmailMessage,
  'from' | 'to' | 'raw' | 'rawSize' | 'setReject' | 'forward'
> &
  Partial<Pick<ForwardableEmailMessage, 'canBeForwarded'>>

/** Why a message goes to people: it is no reply that this site may put into a ticket. */
type Reason =
  | 'address'
  | 'unreadable'
  | 'token'
  | 'sender'
  | 'authentication'
  | 'status'
  | 'empty'
  | 'length'

type Verdict =
  | { kind: 'stored' | 'repeated'; reference: string }
  | { kind: 'dropped'; reason: 'loop' | 'automatic' }
  | { kind: 'refused'; reason: 'size' | 'files' }
  | { kind: 'foreign'; reason: Reason }

/** As for the body of a form with files: ten megabytes of files in base64, and a text. */
const sizeAtMost = bodyWithFiles
const parserLimits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1_024 }

const foreign = (reason: Reason): Verdict => ({ kind: 'foreign', reason })

/** The only address of the From fields, with its domain in ASCII; null for none and for several. */
function readAuthor({ headers }: Email): string | null {
  const fields = headers.filter(({ key }) => key === 'from')
  const [author, ...others] = fields.flatMap(({ value }) => addressParser(value, { flatten: true }))
  return author?.address && others.length === 0 ? toAsciiDomain(author.address) : null
}

/** The ticket that a message replies to, if the address was made for it. */
async function findStatedTicket(
  deps: InboundMailDeps,
  stated: StatedReply,
): Promise<Submission | null> {
  const finding = findTicket(deps.primary, stated.reference)
  const found = await withDeadline(deadlines.d1Write, 'd1.read', finding)
  const isStated = found && (await isReplyAddressOf(deps, found.submission, stated))
  return isStated ? found.submission : null
}

/** Identifies the message among the replies to a ticket; without a Message-ID by its content. */
async function hashMessage(
  deps: InboundMailDeps,
  { reference }: Submission,
  { messageId }: Email,
  raw: ArrayBuffer,
): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  const digest = async () => toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', raw)))
  const id = messageId ?? (await digest())
  return toBase64Url((await keyring.hash(`${reference}\0${id}`, 'inbound-message')).subarray(0, 18))
}

/** What a reply to the newest mail about a ticket may quote. */
function quotedMailOf(
  { mail, mailFrom }: InboundMailDeps['deployment'],
  { reference, outboxReference, locale, status }: Submission,
  action: ReturnType<typeof replyActionOf>,
): QuotedMail {
  const names = locales.map((one) => translators[one]('site.name'))
  const shown = outboxReference ?? reference
  const news = { reference: shown, status, dueOn: null, reply: action }
  const { subject, text } = statusMail(locale, '', news)
  return {
    markers: locales.map((one) => translators[one]('mail.reply.above')),
    addresses: [mailFrom.toLowerCase(), `@${mail.replyDomain}`],
    text: [subject, ...names, mail.senderName, text].join('\n'),
  }
}

/** The reply of an authentic message to a ticket; a verdict if it is not put there. */
async function storeFrom(
  deps: InboundMailDeps,
  email: Email,
  submission: Submission,
  message: string,
): Promise<Verdict | null> {
  const { primary, deployment, now } = deps
  const { reference, status, updatedAt: since } = submission
  if (await withDeadline(deadlines.d1Write, 'd1.read', isReplyStored(primary, message))) {
    return { kind: 'repeated', reference }
  }
  const action = replyActionOf({ status, since }, now)
  if (!action) return foreign('status')
  const text = await readReplyText(email, quotedMailOf(deployment, submission, action))
  if (text === null) return foreign('length')
  if (!isStorable(text)) return foreign('unreadable')
  const read = await readReplyFiles(deps, email.attachments)
  if (!read) return { kind: 'refused', reason: 'files' }
  if (text === '' && read.files.length === 0) return foreign('empty')
  const isStored = await storeReply(deps, submission, action, { ...read, message, text })
  return isStored ? { kind: 'stored', reference } : null
}

const attemptsAtMost = 3

async function judgeReply(
  deps: InboundMailDeps,
  { from: mailFrom }: InboundMessage,
  stated: StatedReply,
  raw: ArrayBuffer,
): Promise<Verdict> {
  const email = await PostalMime.parse(raw, {
    ...parserLimits,
    forceRfc822Attachments: true,
  }).catch(() => null)
  if (!email) return foreign('unreadable')
  if (isAutomatic(email.headers, mailFrom)) return { kind: 'dropped', reason: 'automatic' }
  const author = readAuthor(email)
  if (author && isOwn(deps, author)) return { kind: 'dropped', reason: 'loop' }
  // Once more if the ticket was changed at the same moment.
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    const submission = await findStatedTicket(deps, stated)
    if (!submission) return foreign('token')
    const hash = author && (await hashEmail(await dataKeyringOf(deps), author))
    if (!author || !hash || !isSameHash(submission.emailHash, hash)) return foreign('sender')
    const domain = author.slice(author.lastIndexOf('@') + 1).toLowerCase()
    if (!isAuthentic(email.headers, mailFrom, domain)) return foreign('authentication')
    const message = await hashMessage(deps, submission, email, raw)
    const verdict = await storeFrom(deps, email, submission, message)
    if (verdict) return verdict
  }
  throw new Error('the ticket keeps changing')
}

/** True for an address from which this site sends, or at which it takes replies. */
function isOwn({ deployment }: InboundMailDeps, address: string): boolean {
  const own = address.toLowerCase()
  return own === deployment.mailFrom.toLowerCase() || readReplyAddress({ deployment }, own) !== null
}

async function judge(deps: InboundMailDeps, message: InboundMessage): Promise<Verdict> {
  const { from, to, raw, rawSize } = message
  if (isOwn(deps, from)) return { kind: 'dropped', reason: 'loop' }
  const stated = readReplyAddress(deps, to)
  if (!stated) return foreign('address')
  if (rawSize > sizeAtMost) return { kind: 'refused', reason: 'size' }
  return judgeReply(deps, message, stated, await new Response(raw).arrayBuffer())
}

const megabyte = 1_048_576
const filesAtMost = `${fileBounds.atMost} files of ${fileBounds.bytesEach / megabyte} MB, ${fileBounds.bytesTogether / megabyte} MB together`

/** Replies of SMTP are ASCII (RFC 5321, 4.2), hence in English alone. */
const refusals = {
  size: `This mail is too large. Nothing was stored. Please send at most ${filesAtMost}.`,
  files: `A file of this mail was refused, and nothing was stored. Accepted are ${filesAtMost}: PDF, Word and Excel without macros, JPEG, PNG.`,
} as const

const foreignRefusal = (origin: string) =>
  `This mail was not taken: it is no reply that can be put into a request. Nothing was stored. Please write to us at ${origin}/en/contact`

/** Hands a message that is no reply to people; refuses it where no address for them is configured. */
async function handOver(
  { deployment }: InboundMailDeps,
  message: InboundMessage,
  reason: Reason,
): Promise<'forwarded' | 'refused'> {
  const { forwardTo } = deployment.mail
  if (forwardTo === '' || message.canBeForwarded === false) {
    message.setReject(foreignRefusal(deployment.origin))
    return 'refused'
  }
  await message.forward(forwardTo, new Headers({ 'X-Reply-Refused': reason }))
  return 'forwarded'
}

async function handle(deps: InboundMailDeps, message: InboundMessage): Promise<void> {
  const verdict = await judge(deps, message)
  const { kind } = verdict
  const reason = 'reason' in verdict ? `.${verdict.reason}` : ''
  const done = kind === 'foreign' ? await handOver(deps, message, verdict.reason) : kind
  if (kind === 'refused') message.setReject(refusals[verdict.reason])
  const reference = 'reference' in verdict ? verdict.reference : undefined
  const { requestId: request } = deps
  log('info', { event: 'inbound', request, part: `inbound.${done}${reason}`, reference })
}

/**
 * Receives a message for an address of the site: puts a reply to a mail about a ticket into the ticket,
 * hands everything else to people. Throws if neither succeeded, so that the sending server tries again;
 * the error holds nothing of the message.
 */
export async function receiveMail(deps: InboundMailDeps, message: InboundMessage): Promise<void> {
  try {
    await handle(deps, message)
  } catch (error) {
    logFailure(error, { part: 'inbound', request: deps.requestId })
    throw new Error('The message was not taken')
  }
}
