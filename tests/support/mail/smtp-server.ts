import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { readCertificate } from './certificate'

/** A certificate of `localhost` for tests, which the workers of test sites trust (vitest.config.ts). */
const tls = readCertificate()

export const trustedUser = { user: 'site', password: 'pass word/+=' }

interface Received extends Email {
  raw: string
  envelope: { from: string; to: string }
  secure: boolean
}

type Step = 'rcpt' | 'data' | 'end'

/**
 * What the server does at a step: refuse with a reply, drop the connection, accept and end it, or wait
 * some milliseconds. Without it, it accepts.
 */
type Behaviour = { reply: [number, string] } | { drop: true } | { leave: true } | { slow: number }

export interface MailServer {
  port: number
  received: Received[]
  /** Addresses of all RCPT commands. */
  recipients: string[]
  /** How many connections it has had. */
  countConnections: () => number
  /** Chooses a behaviour by recipient and step. */
  behave: (choose: (to: string, step: Step) => Behaviour | undefined) => void
  close: () => Promise<void>
}

interface OpenOptions {
  /** TLS from the first byte (`implicit`), offered, or not offered (default). */
  tls?: 'implicit' | 'starttls'
  /** A server that lets only `trustedUser` send. */
  auth?: boolean
}

const errorOf = ([responseCode, message]: [number, string]) =>
  Object.assign(new Error(message), { responseCode })

type Answer = (error?: Error | null) => void

function readAuth(auth: boolean | undefined): SMTPServerOptions {
  if (!auth) return { authOptional: true, disabledCommands: ['AUTH'] }
  return {
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password }, _session, answer) {
      const isTrusted = username === trustedUser.user && password === trustedUser.password
      if (isTrusted) answer(null, { user: username })
      else answer(errorOf([535, '5.7.8 no such user']))
    },
  }
}

/** A real SMTP server on the loopback interface. */
export async function openMailServer({ tls: mode, auth }: OpenOptions = {}): Promise<MailServer> {
  const received: Received[] = []
  const recipients: string[] = []
  const sockets = new Set<Socket>()
  let choose: Parameters<MailServer['behave']>[0] = () => undefined
  const act = (to: string, step: Step, { id }: SMTPServerSession, answer: Answer) => {
    const behaviour = choose(to, step)
    if (!behaviour) return answer()
    if ('reply' in behaviour) return answer(errorOf(behaviour.reply))
    if ('slow' in behaviour) return setTimeout(answer, behaviour.slow)
    if ('leave' in behaviour) answer()
    // The connections of the server are not public.
    for (const one of server.connections) {
      const { id: own, _socket } = one as unknown as { id: string; _socket: Socket }
      if (own === id) 'leave' in behaviour ? _socket.end() : _socket.destroy()
    }
  }
  const server = new SMTPServer({
    ...readAuth(auth),
    ...tls,
    secure: mode === 'implicit',
    hideSTARTTLS: mode !== 'starttls',
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, session, answer) {
      recipients.push(address)
      act(address, 'rcpt', session, answer)
    },
    async onData(stream, session, answer) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      if (choose(to, 'data')) {
        act(to, 'data', session, answer)
        stream.resume()
        return
      }
      const bytes = await buffer(stream).catch(() => null)
      // The process that was sending is dead.
      if (!bytes) return
      const raw = bytes.toString('latin1')
      const { mailFrom } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to }
      const parsed = await PostalMime.parse(Buffer.from(raw, 'latin1'))
      const refusal = choose(to, 'end')
      if (!refusal || !('reply' in refusal)) {
        received.push({ ...parsed, raw, envelope, secure: session.secure })
      }
      act(to, 'end', session, answer)
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    recipients,
    countConnections: () => sockets.size,
    behave: (chosen) => {
      choose = chosen
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(resolve)
      }),
  }
}
