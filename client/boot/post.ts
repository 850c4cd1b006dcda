const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504]
const timeoutMs = 30_000

export interface PostOptions {
  /** Idempotency key, sent with both attempts. */
  key?: string
  send?: typeof fetch
}

/** FormData keeps its content type; everything else is sent as JSON. */
function encodeBody(body: unknown): { headers: Record<string, string>; body: BodyInit } {
  if (body instanceof FormData) return { headers: {}, body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/**
 * Posts JSON or FormData to this site, and once more after a network error or a temporary status
 * (specification, section 7). Both attempts have the same idempotency key. Rejects if the second
 * attempt gets no response.
 */
export async function post(
  address: string,
  body: unknown,
  { key = crypto.randomUUID(), send = fetch }: PostOptions = {},
): Promise<Response> {
  const encoded = encodeBody(body)
  const attempt = () =>
    send(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'idempotency-key': key, ...encoded.headers },
      body: encoded.body,
      signal: AbortSignal.timeout(timeoutMs),
    })
  const response = await attempt().catch(() => null)
  return !response || retryStatuses.includes(response.status) ? attempt() : response
}
