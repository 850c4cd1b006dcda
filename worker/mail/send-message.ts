import { translators } from '#client/translators.ts'
import type { Locale } from '#domain/site/locale'
import { toBase64Url } from '#domain/text/encoding'
import type { Bindings, Deployment, MailTransport } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import type { MailText } from './mail-text'
import { createSmtpSession } from './smtp/smtp-session'
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

/** Sends the messages of one run; one at a time. */
export interface Mailer {
  /**
   * Rejects when the message was not taken, and when nobody knows whether it was; `mailRefusalOf` tells
   * which.
   */
  send: (message: Message) => Promise<void>
  /** Ends its connection; never rejects. */
  close: () => Promise<void>
}

function senderOf({ deployment }: SendMessageDeps, locale: Locale) {
  const { mailFrom: email, mail } = deployment
  return { name: mail.senderName || translators[locale]('site.name'), email }
}

/** The service writes Date and Message-ID itself, and refuses a message that has its own. */
function createBindingMailer(deps: SendMessageDeps): Mailer {
  return {
    async send({ id: _, locale, ...message }) {
      const replyTo = message.replyTo ?? deps.deployment.mail.replyTo
      const from = senderOf(deps, locale)
      const sending = deps.env.MAIL.send({ ...message, from, ...(replyTo ? { replyTo } : {}) })
      await withDeadline(deadlines.write, 'mail.send', sending)
    },
    close: async () => undefined,
  }
}

/** An id tells nothing to those who see it in the headers. */
async function messageIdOf(deps: SendMessageDeps, id: string): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  return toBase64Url((await keyring.hash(id, 'message-id')).subarray(0, 18))
}

function createSmtpMailer(deps: SendMessageDeps): Mailer {
  const { mailFrom, mail } = deps.deployment
  const session = createSmtpSession(mail.smtp)
  return {
    async send(message) {
      const { to, locale, id, headers = {}, ...content } = message
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
      await session.deliver({ from: mailFrom, to }, writeMime(mime))
    },
    close: session.close,
  }
}

const mailers = {
  binding: createBindingMailer,
  smtp: createSmtpMailer,
} satisfies Record<MailTransport, (deps: SendMessageDeps) => Mailer>

/**
 * Runs a part that sends several messages by the transport of the deployment: over one connection, where
 * it has connections.
 */
export async function withMailer<T>(
  deps: SendMessageDeps,
  part: (mailer: Mailer) => Promise<T>,
): Promise<T> {
  const mailer = mailers[deps.deployment.mail.transport](deps)
  try {
    return await part(mailer)
  } finally {
    await mailer.close()
  }
}

/** Sends a message by itself, as `Mailer.send` does. */
export function sendMessage(deps: SendMessageDeps, message: Message): Promise<void> {
  return withMailer(deps, (mailer) => mailer.send(message))
}
