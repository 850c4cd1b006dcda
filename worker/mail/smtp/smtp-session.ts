import { encodeText } from '#domain/text/encoding'
import type { SmtpServer } from '../../env'
import { DeadlineError, deadlines, withDeadline } from '../../runtime/deadlines'
import { type Connection, openConnection } from '../../sockets/connection'
import { refusedBy, type ServerReply, SmtpError, type SmtpStage } from './smtp-error'

interface MailEnvelope {
  from: string
  to: string
}

const base64 = (text: string) => btoa(String.fromCharCode(...encodeText(text)))

/** Addresses as RFC 5321 allows them; none can end its command. */
const deliverable = /^[^\s<>\p{Cc}\P{ASCII}]+@[^\s<>\p{Cc}\P{ASCII}]+$/u

/** Runs a part of the conversation; failures say at which stage. */
async function during<T>(stage: SmtpStage, part: Promise<T>): Promise<T> {
  const ms = stage === 'END' ? deadlines.smtpEnd : deadlines.smtpReply
  try {
    return await withDeadline(ms, 'smtp', part)
  } catch (error) {
    if (error instanceof SmtpError) throw error
    throw new SmtpError(stage, error instanceof DeadlineError ? 'TIMEOUT' : 'LOST')
  }
}

/** Reads a reply of one or more lines; the text of each follows its code. */
async function readReply(connection: Connection): Promise<ServerReply> {
  const lines: string[] = []
  for (;;) {
    const line = await connection.readLine()
    const [, code, mark, text = ''] = /^([2-5]\d\d)(?:([ -])(.*))?$/.exec(line) ?? []
    if (!code) throw new Error('no SMTP reply')
    lines.push(text)
    if (mark !== '-') return { code: Number(code), lines }
  }
}

interface Conversation {
  connection: Connection
  /** Sends a command, if there is one, and reads the reply; others than `accepted` (2xx, 3xx) throw. */
  command: (stage: SmtpStage, command: string | null, accepted?: 2 | 3) => Promise<ServerReply>
}

function converse(connection: Connection): Conversation {
  return {
    connection,
    async command(stage, text, accepted = 2) {
      const exchange = async () => {
        if (text !== null) await connection.write(`${text}\r\n`)
        return readReply(connection)
      }
      const reply = await during(stage, exchange())
      if (Math.floor(reply.code / 100) !== accepted) throw refusedBy(stage, reply)
      return reply
    },
  }
}

/** The extensions of the server. `host` is the domain of the senders. */
async function greet({ command }: Conversation, stage: SmtpStage, host: string): Promise<string[]> {
  const { lines } = await command(stage, `EHLO ${host}`)
  return lines.map((line) => line.toUpperCase())
}

async function authenticate(
  { command }: Conversation,
  extensions: readonly string[],
  { user, password }: SmtpServer,
): Promise<void> {
  const mechanisms = extensions.find((line) => line.startsWith('AUTH '))?.split(' ') ?? []
  if (mechanisms.includes('PLAIN')) {
    await command('AUTH', `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`)
    return
  }
  if (!mechanisms.includes('LOGIN')) throw new SmtpError('AUTH', 'UNSUPPORTED')
  await command('AUTH', 'AUTH LOGIN', 3)
  await command('AUTH', base64(user), 3)
  await command('AUTH', base64(password))
}

async function secure(plain: Conversation, host: string): Promise<Conversation> {
  const extensions = await greet(plain, 'CONNECT', host)
  // Without TLS, whoever stands between could have removed the offer: password and mail would be theirs.
  if (!extensions.includes('STARTTLS')) throw new SmtpError('TLS', 'UNSUPPORTED')
  await plain.command('TLS', 'STARTTLS')
  return converse(plain.connection.startTls())
}

/** Connects and logs in. */
async function open(server: SmtpServer, host: string): Promise<Conversation> {
  const transport = server.tls === 'implicit' ? 'on' : server.tls === 'none' ? 'off' : 'starttls'
  let talk = converse(await during('CONNECT', openConnection(server, transport)))
  try {
    await talk.command('CONNECT', null)
    if (server.tls === 'starttls') talk = await secure(talk, host)
    const extensions = await greet(talk, server.tls === 'starttls' ? 'TLS' : 'CONNECT', host)
    if (server.user !== '') await authenticate(talk, extensions, server)
    return talk
  } catch (error) {
    await talk.connection.close()
    throw error
  }
}

async function send(
  { connection, command }: Conversation,
  { from, to }: MailEnvelope,
  message: string,
): Promise<void> {
  await command('SENDER', `MAIL FROM:<${from}>`)
  await command('RCPT', `RCPT TO:<${to}>`)
  await command('DATA', 'DATA', 3)
  // A server that has no final dot has no mail: a connection that is lost until then has sent none.
  await during('DATA', connection.write(message))
  await command('END', '.')
}

/** Prepares a connection for its next mail; false if it takes none. */
function reset({ command }: Conversation): Promise<boolean> {
  return command('SENDER', 'RSET').then(
    () => true,
    () => false,
  )
}

export interface SmtpSession {
  /**
   * Delivers one message; one at a time. Rejects with an `SmtpError`. `message` has lines of at most 998
   * characters that end in CRLF; none begins with a dot.
   */
  deliver: (envelope: MailEnvelope, message: string) => Promise<void>
  /** Never rejects. A later delivery connects again. */
  close: () => Promise<void>
}

/**
 * A session with a server: connects for the first mail and keeps the connection for those after it,
 * until it fails. Servers close connections when they like: a mail that meets this in a connection that
 * has carried others goes over a new one, unless the server may have it.
 */
export function createSmtpSession(server: SmtpServer): SmtpSession {
  let talk: Conversation | null = null
  const drop = async () => {
    const former = talk
    talk = null
    await former?.connection.close()
  }
  const attempt = async (current: Conversation, envelope: MailEnvelope, message: string) => {
    try {
      await send(current, envelope, message)
    } catch (error) {
      if (!(error instanceof SmtpError) || error.endsConnection) await drop()
      throw error
    }
  }
  return {
    async deliver(envelope, message) {
      if (!deliverable.test(envelope.to)) throw new SmtpError('RECIPIENT', 'INVALID')
      if (talk && (await reset(talk))) {
        try {
          return await attempt(talk, envelope, message)
        } catch (error) {
          if (!(error instanceof SmtpError && error.isRepeatable)) throw error
        }
      }
      await drop()
      const host = envelope.from.slice(envelope.from.lastIndexOf('@') + 1)
      talk = await open(server, host)
      await attempt(talk, envelope, message)
    },
    async close() {
      if (talk) await during('CONNECT', talk.connection.write('QUIT\r\n')).catch(() => undefined)
      await drop()
    },
  }
}
