import { createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { documentHeaders } from '#worker/http/security-headers'
import { devPolicy, dropRequestHeaders, patchDocument } from '../../build/dev/patch-document'

const origin = 'http://localhost:8787'
const policy = { scriptHash: 'sha256-c2NyaXB0', styleHash: 'sha256-c3R5bGU=' }
const headers = documentHeaders('en', { policy, faces: [] })
const built = headers['content-security-policy'] ?? ''

async function load(listener: RequestListener, requestHeaders: Record<string, string> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: requestHeaders })
  const text = await response.text()
  server.close()
  return { response, text }
}

it('development allows inline styles and its socket, and no inline script', () => {
  expect(devPolicy(built, origin).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-c2NyaXB0'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src ws://localhost:8787 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'worker-src blob:',
  ])
})

it('a document gets the script before the end of its head, however it arrives', async () => {
  const { response, text } = await load((_, answer) => {
    patchDocument(answer, origin, '<script>')
    answer.writeHead(200, { ...headers, etag: '"a"' })
    for (const part of ['<head><title>A</ti', 'tle></he', 'ad><body>', 'B</head>'])
      answer.write(part)
    answer.end()
  })
  expect(text).toBe('<head><title>A</title><script></head><body>B</head>')
  expect(response.headers.get('content-security-policy')).toBe(devPolicy(built, origin))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('etag')).toBe(false)
})

it('a document without a head arrives whole', async () => {
  const { text } = await load((_, answer) => {
    patchDocument(answer, origin, '<script>')
    answer.setHeader('content-type', 'text/html').end('<p>A')
  })
  expect(text).toBe('<p>A')
})

it('another file stays as it is', async () => {
  const { response, text } = await load((_, answer) => {
    patchDocument(answer, origin, '<script>')
    answer.writeHead(200, { 'content-type': 'text/css', etag: '"a"' }).end('a{}</head>')
  })
  expect(text).toBe('a{}</head>')
  expect(response.headers.get('etag')).toBe('"a"')
})

it('the worker is asked for the whole document', async () => {
  const asked = { 'if-none-match': '"a"', 'if-modified-since': 'x', 'accept-language': 'en' }
  let raw: string[] = []
  await load((request, answer) => {
    dropRequestHeaders(request)
    raw = request.rawHeaders.map((text) => text.toLowerCase())
    answer.end()
  }, asked)
  expect(raw).toContain('accept-language')
  expect(raw.filter((name) => /^if-|^accept-encoding/.test(name))).toEqual([])
})
