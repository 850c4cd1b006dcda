import { translators } from '#client/translators.ts'
import type { Locale } from '#domain/site/locale'
import { toBase64Url } from '#domain/text/encoding'
import type { Bindings, Deployment, MailTransport } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import type { MailText } from './mail-text'
import { deliverBySmtp } from './smtp/deliver'
import { writeMime } from './smtp/write-mime'

export type SendMessageDeps = DataKeyringDeps & {
  env: Pick<Bindings, 'MAIL'>
  deployment: Pick<Deployment, 'mailFrom' | 'mail'>
  /** Epoch ms. */
  now: number
}

export interface Message extends MailText {
  to: string
  /** Address for replies; undefined for that of the deployment. */
  replyTo?: string
  /** Whose name for the authority the sender has. */
  locale: Locale
  /** The same for each attempt at one mail, so that a server can drop a repetition. */
  id: string
}

type Deliver = (deps: SendMessageDeps, message: Message) => Promise<void>

function senderOf({ deployment }: SendMessageDeps, locale: Locale) {
  const { mailFrom: email, mail } = deployment
  return { name: mail.senderName || translators[locale]('site.name'), email }
}

/** The service writes Date and Message-ID itself, and refuses a message that has its own. */
const deliverByBinding: Deliver = async (deps, { id: _, locale, ...message }) => {
  const replyTo = message.replyTo ?? deps.deployment.mail.replyTo
  const from = senderOf(deps, locale)
  const sending = deps.env.MAIL.send({ ...message, from, ...(replyTo ? { replyTo } : {}) })
  await withDeadline(deadlines.write, 'mail.send', sending)
}

/** An id tells nothing to those who see it in the headers. */
async function messageIdOf(deps: SendMessageDeps, id: string): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  return toBase64Url((await keyring.hash(id, 'message-id')).subarray(0, 18))
}

const deliverToServer: Deliver = async (deps, message) => {
  const { to, locale, id, headers = {}, ...content } = message
  const { mailFrom, mail } = deps.deployment
  const from = senderOf(deps, locale)
  const mime = {
    ...content,
    from,
    to,
    headers,
    replyTo: message.replyTo ?? mail.replyTo,
    id: await messageIdOf(deps, id),
    date: deps.now,
  }
  await deliverBySmtp(mail.smtp, { from: mailFrom, to }, writeMime(mime))
}

const transports = {
  binding: deliverByBinding,
  smtp: deliverToServer,
} satisfies Record<MailTransport, Deliver>

/**
 * Sends a message by the transport of the deployment. Rejects when it was not taken, and when nobody
 * knows whether it was; `mailRefusalOf` tells which.
 */
export async function sendMessage(deps: SendMessageDeps, message: Message): Promise<void> {
  await transports[deps.deployment.mail.transport](deps, message)
}
