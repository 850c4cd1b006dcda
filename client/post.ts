const repeated = [408, 409, 425, 429, 500, 502, 503, 504]
const patience = 30_000

export interface PostOptions {
  /** What makes sure that it is done once, however often it is sent. */
  key?: string
  send?: typeof fetch
}

/**
 * Sends JSON to an address of ours, and once more where there was no answer or one that may pass
 * (specification, section 7): both carry one key. Rejects when the second finds no answer either.
 */
export async function post(
  address: string,
  body: unknown,
  { key = crypto.randomUUID(), send = fetch }: PostOptions = {},
): Promise<Response> {
  const once = () =>
    send(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
  const response = await once().catch(() => null)
  return !response || repeated.includes(response.status) ? once() : response
}
