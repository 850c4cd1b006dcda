import { encodeText } from '#domain/text/encoding'
import type { SmtpServer } from '../../env'
import { DeadlineError, deadlines, withDeadline } from '../../runtime/deadlines'
import { type Connection, openConnection } from '../../sockets/connection'
import { refusedBy, type ServerReply, SmtpError, type SmtpStage } from './smtp-error'

export interface MailEnvelope {
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
  /** Sends a command, if there is one, and reads the reply; others than `accepted` (2xx, 3xx) throw. */
  command: (stage: SmtpStage, command: string | null, accepted?: 2 | 3) => Promise<ServerReply>
  /** The extensions of the server, by EHLO. */
  greet: (stage: SmtpStage) => Promise<string[]>
}

function converse(connection: Connection, { from }: MailEnvelope): Conversation {
  const command: Conversation['command'] = async (stage, text, accepted = 2) => {
    const exchange = async () => {
      if (text !== null) await connection.write(`${text}\r\n`)
      return readReply(connection)
    }
    const reply = await during(stage, exchange())
    if (Math.floor(reply.code / 100) !== accepted) throw refusedBy(stage, reply)
    return reply
  }
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    command,
    greet: async (stage) =>
      (await command(stage, `EHLO ${host}`)).lines.map((line) => line.toUpperCase()),
  }
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

async function secure(connection: Connection, talk: Conversation): Promise<Connection> {
  const extensions = await talk.greet('CONNECT')
  // Without TLS, whoever stands between could have removed the offer: password and mail would be theirs.
  if (!extensions.includes('STARTTLS')) throw new SmtpError('TLS', 'UNSUPPORTED')
  await talk.command('TLS', 'STARTTLS')
  return connection.startTls()
}

async function send(
  connection: Connection,
  server: SmtpServer,
  envelope: MailEnvelope,
  message: string,
): Promise<void> {
  const talk = converse(connection, envelope)
  const { command } = talk
  const extensions = await talk.greet(server.tls === 'starttls' ? 'TLS' : 'CONNECT')
  if (server.user !== '') await authenticate(talk, extensions, server)
  await command('SENDER', `MAIL FROM:<${envelope.from}>`)
  await command('RCPT', `RCPT TO:<${envelope.to}>`)
  await command('DATA', 'DATA', 3)
  // A server that has no final dot has no mail: a connection that is lost until then has sent none.
  await during('DATA', connection.write(message))
  await command('END', '.')
  await during('CONNECT', connection.write('QUIT\r\n')).catch(() => undefined)
}

/**
 * Delivers one message to the server, over a connection of its own. Rejects with an `SmtpError`.
 * `message` has lines of at most 998 characters that end in CRLF; none begins with a dot.
 */
export async function deliverBySmtp(
  server: SmtpServer,
  envelope: MailEnvelope,
  message: string,
): Promise<void> {
  if (!deliverable.test(envelope.to)) throw new SmtpError('RECIPIENT', 'INVALID')
  const transport = server.tls === 'implicit' ? 'on' : server.tls === 'none' ? 'off' : 'starttls'
  const first = await during('CONNECT', openConnection(server, transport))
  let connection = first
  try {
    const talk = converse(first, envelope)
    await talk.command('CONNECT', null)
    if (server.tls === 'starttls') connection = await secure(first, talk)
    await send(connection, server, envelope, message)
  } finally {
    await connection.close()
  }
}
