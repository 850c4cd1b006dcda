import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const endOfHead = Buffer.from('</head>')

/** Makes the worker send the whole document, uncompressed, whatever the browser has. */
export function dropRequestHeaders(request: IncomingMessage): void {
  const dropped = ['accept-encoding', 'if-none-match', 'if-modified-since']
  for (const name of dropped) delete request.headers[name]
  // The Cloudflare plugin reads these: names and values in turn.
  request.rawHeaders = request.rawHeaders.filter((_, at, all) => {
    const name = all[at - (at % 2)] ?? ''
    return !dropped.includes(name.toLowerCase())
  })
}

/**
 * Vite replaces styles in the page, which no hash can allow, reports changes by WebSocket, and waits
 * for a restarted server in a worker of its own.
 */
export function devPolicy(policy: string, origin: string): string {
  return `${policy}; worker-src blob:`
    .replace(/(?<=style-src [^;]*)'sha256-[^']+'/, "'unsafe-inline'")
    .replace(/(?<=connect-src )/, `${origin.replace(/^http/, 'ws')} `)
}

/** The headers of a document in development; null for other responses. */
function documentHeaders(headers: OutgoingHttpHeaders, origin: string): OutgoingHttpHeaders | null {
  if (!String(headers['content-type']).startsWith('text/html')) return null
  const { 'content-length': _, etag: __, ...others } = headers
  const policy = headers['content-security-policy']
  if (policy) others['content-security-policy'] = devPolicy(String(policy), origin)
  return { ...others, 'cache-control': 'no-store' }
}

/** Passes bytes on with `markup` before the first `</head>`. */
function createInserter(markup: string) {
  let unsent: Buffer | null = Buffer.alloc(0)
  return {
    insert(chunk: Uint8Array): Uint8Array {
      if (!unsent) return chunk
      const bytes = Buffer.concat([unsent, chunk])
      const at = bytes.indexOf(endOfHead)
      unsent = at < 0 ? bytes : null
      if (at < 0) return Buffer.alloc(0)
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(markup), bytes.subarray(at)])
    },
    rest: () => unsent ?? Buffer.alloc(0),
  }
}

const bytesOf = (chunk: unknown) =>
  chunk === undefined || chunk === null ? Buffer.alloc(0) : Buffer.from(chunk as string)

/**
 * Inserts markup at the end of the head of an HTML response and widens its policy for Vite. Here
 * and not in the worker, so that no build contains it.
 */
export function patchDocument(response: ServerResponse, origin: string, markup: string): void {
  const { writeHead, write, end } = response
  let inserter: ReturnType<typeof createInserter> | null = null
  // The Cloudflare plugin and Vite pass a status and headers, and chunks without an encoding.
  const patched = {
    writeHead(status: number, given: OutgoingHttpHeaders = {}) {
      const headers = { ...response.getHeaders(), ...given }
      const own = documentHeaders(headers, origin)
      if (own) {
        inserter = createInserter(markup)
        for (const name of response.getHeaderNames()) response.removeHeader(name)
      }
      return writeHead.call(response, status, (own ?? given) as never)
    },
    write(chunk: unknown) {
      if (!response.headersSent) patched.writeHead(response.statusCode)
      const bytes = bytesOf(chunk)
      return write.call(response, inserter ? inserter.insert(bytes) : bytes, 'utf8')
    },
    end(chunk?: unknown) {
      if (!response.headersSent) patched.writeHead(response.statusCode)
      const bytes = bytesOf(chunk)
      const last = inserter ? [inserter.insert(bytes), inserter.rest()] : [bytes]
      return end.call(response, Buffer.concat(last), 'utf8')
    },
  }
  Object.assign(response, patched)
}
