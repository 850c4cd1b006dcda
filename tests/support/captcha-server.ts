import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a visitor's response stands for, as the provider says when it is asked. */
interface Claims {
  hostname?: string
  action?: string
  score?: number
  /** How long ago the visitor passed. */
  ageMs?: number
}

/** As it should be, or one of the ways in which a provider is away. */
export type Manner = 'well' | 'hangs' | 'fails' | 'html' | 'shapeless' | 'resets' | 'trickles'

export interface CaptchaServer {
  url: string
  secret: string
  /** What it was asked: `secret`, `response` and `remoteip`. */
  asked: Record<string, string>[]
  /** A response as its widget would give it to a visitor who has passed. */
  issue: (claims?: Claims) => string
  behave: (manner: Manner) => void
  close: () => Promise<void>
}

const lifetimeMs = 300_000

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let body = ''
  for await (const part of request) body += part
  const type = request.headers['content-type'] ?? ''
  if (request.method !== 'POST' || !type.startsWith('application/x-www-form-urlencoded')) return {}
  return Object.fromEntries(new URLSearchParams(body))
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
}

function misbehave(manner: Manner, response: ServerResponse): void {
  switch (manner) {
    case 'fails':
      response.writeHead(500).end('{"success":true}')
      return
    case 'html':
      response.setHeader('content-type', 'text/html').end('<html><h1>Bad gateway</h1></html>')
      return
    case 'shapeless':
      sendJson(response, { success: 'true', hostname: 7 })
      return
    case 'resets':
      response.socket?.resetAndDestroy()
      return
    case 'trickles':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":')
  }
}

/**
 * A provider that speaks siteverify as Turnstile and reCAPTCHA document it: form fields in, JSON out,
 * each response good once and for five minutes.
 */
export async function openCaptchaServer(): Promise<CaptchaServer> {
  const secret = 'a-secret-of-the-tests'
  const issued = new Map<string, Required<Pick<Claims, 'hostname' | 'ageMs'>> & Claims>()
  const used = new Set<string>()
  const asked: Record<string, string>[] = []
  let manner: Manner = 'well'

  const verify = (fields: Record<string, string>) => {
    const refused = (code: string) => ({ success: false, 'error-codes': [code] })
    if (!fields.secret) return refused('missing-input-secret')
    if (fields.secret !== secret) return refused('invalid-input-secret')
    if (!fields.response) return refused('missing-input-response')
    const claims = issued.get(fields.response)
    if (!claims) return refused('invalid-input-response')
    const { ageMs, ...told } = claims
    if (used.has(fields.response) || ageMs > lifetimeMs) return refused('timeout-or-duplicate')
    used.add(fields.response)
    const passedAt = new Date(Date.now() - ageMs).toISOString()
    return { success: true, challenge_ts: passedAt, 'error-codes': [], ...told }
  }

  const server = createServer(async (request, response) => {
    const fields = await readForm(request)
    asked.push(fields)
    if (manner === 'well') sendJson(response, verify(fields))
    else misbehave(manner, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    secret,
    asked,
    issue(claims = {}) {
      const response = `response-${crypto.randomUUID()}`
      issued.set(response, { hostname: 'localhost', action: 'support', ageMs: 0, ...claims })
      return response
    },
    behave: (next) => {
      manner = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
