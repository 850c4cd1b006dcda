const repeated = [408, 409, 425, 429, 500, 502, 503, 504]
const patience = 30_000

export interface PostOptions {
  /** What makes sure that it is done once, however often it is sent. */
  key?: string
  send?: typeof fetch
}

/** A form with files keeps its own type; anything else is JSON. */
function asSent(body: unknown): { headers: Record<string, string>; body: BodyInit } {
  if (body instanceof FormData) return { headers: {}, body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/**
 * Sends JSON, or a form with files, to an address of ours, and once more where there was no answer
 * or one that may pass (specification, section 7): both carry one key. Rejects when the second finds
 * no answer either.
 */
export async function post(
  address: string,
  body: unknown,
  { key = crypto.randomUUID(), send = fetch }: PostOptions = {},
): Promise<Response> {
  const sent = asSent(body)
  const once = () =>
    send(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'idempotency-key': key, ...sent.headers },
      body: sent.body,
      signal: AbortSignal.timeout(patience),
    })
  const response = await once().catch(() => null)
  return !response || repeated.includes(response.status) ? once() : response
}
