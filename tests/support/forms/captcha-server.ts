import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { captchaFrame, captchaScripts } from './captcha-scripts'

/** Properties of a response token, as siteverify reports them. */
interface Claims {
  hostname?: string
  action?: string
  score?: number
  /** Age of the solved challenge. */
  ageMs?: number
  /** In place of the time of that age. */
  challenge_ts?: string | undefined
}

/** Normal operation, or one of the ways in which a provider is unavailable. */
export type Manner = 'well' | 'hangs' | 'fails' | 'html' | 'shapeless' | 'resets' | 'trickles'

export interface CaptchaServer {
  url: string
  /** URL of a provider's script. */
  scriptUrl: (provider: string) => string
  secret: string
  /** Parameters of each siteverify call: `secret`, `response` and `remoteip`. */
  verifications: Record<string, string>[]
  /** Parameters its script passed to each iframe. */
  drawn: Record<string, string>[]
  /** Issues a response token as the widget does once a visitor has passed. */
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
 * A provider with the siteverify API that Turnstile and reCAPTCHA document: form fields in, JSON
 * out, each response valid once and for five minutes. Its scripts insert the widget into a page.
 */
export async function openCaptchaServer(): Promise<CaptchaServer> {
  const secret = 'a-secret-of-the-tests'
  const issued = new Map<string, Required<Pick<Claims, 'hostname' | 'ageMs'>> & Claims>()
  const used = new Set<string>()
  const verifications: Record<string, string>[] = []
  const drawn: Record<string, string>[] = []
  let manner: Manner = 'well'

  const verify = (fields: Record<string, string>) => {
    const refused = (code: string) => ({ success: false, 'error-codes': [code] })
    if (!fields.secret) return refused('missing-input-secret')
    if (fields.secret !== secret) return refused('invalid-input-secret')
    if (!fields.response) return refused('missing-input-response')
    const claims = issued.get(fields.response)
    if (!claims) return refused('invalid-input-response')
    const { ageMs, ...reply } = claims
    if (used.has(fields.response) || ageMs > lifetimeMs) return refused('timeout-or-duplicate')
    used.add(fields.response)
    const passedAt = new Date(Date.now() - ageMs).toISOString()
    return { success: true, challenge_ts: passedAt, 'error-codes': [], ...reply }
  }

  const issue = (claims: Claims = {}) => {
    const response = `response-${crypto.randomUUID()}`
    issued.set(response, { hostname: 'localhost', action: 'support', ageMs: 0, ...claims })
    return response
  }

  const show = (address: URL, response: ServerResponse) => {
    const { pathname, searchParams } = address
    const type = (name: string) => response.setHeader('content-type', `${name}; charset=utf-8`)
    const script = captchaScripts[pathname]
    if (script) type('text/javascript').end(script)
    else if (pathname.endsWith('/frame')) {
      drawn.push(Object.fromEntries(searchParams))
      type('text/html').end(captchaFrame)
    } else {
      const action = searchParams.get('action')
      type('text/plain').end(issue({ score: 0.9, ...(action && { action }) }))
    }
  }

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET' && manner === 'well') return show(address, response)
    if (request.method === 'GET') return misbehave(manner, response)
    const fields = await readForm(request)
    verifications.push(fields)
    if (manner === 'well') sendJson(response, verify(fields))
    else misbehave(manner, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    scriptUrl: (provider) => {
      const path = Object.keys(captchaScripts).find((one) =>
        one.includes(provider.split('-')[0] ?? ''),
      )
      return `http://127.0.0.1:${port}${path}`
    },
    drawn,
    secret,
    verifications,
    issue,
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
