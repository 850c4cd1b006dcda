import { solveAltcha } from '../../support/forms/forms'
import type { Site } from '../../support/site'

/** Asks for a challenge of the API and solves it; `key` is the idempotency key of feedback. */
export async function solveChallenge(
  site: Site,
  path: string,
  key?: string,
  root = '/api/v1',
): Promise<string> {
  const query = new URLSearchParams({ for: path, ...(key && { key }) })
  const response = await site.ask(`${root}/challenge?${query}`)
  const { challenge } = (await response.json()) as { challenge: object }
  return solveAltcha(JSON.stringify(challenge))
}

/** The status of a response and the name of its problem type. */
export const problemOf = ({ status, json }: { status: number; json: object }) => [
  status,
  String(Reflect.get(json, 'type')).split('#').at(-1),
]

type Body = Record<string, unknown>

export const newKey = () => crypto.randomUUID()

let visitors = 0

/** Sends writes to a site, each from another address and with a new key unless a header says so. */
export function createSender(site: () => Site, root = '/api/v1') {
  return async (path: string, body: Body | string, headers: Record<string, string> = {}) => {
    visitors += 1
    const response = await site().ask(`${root}/${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        'accept-language': 'en',
        'cf-connecting-ip': `203.0.113.${visitors % 250}`,
        ...headers,
      },
    })
    return { response, status: response.status, json: (await response.json()) as Body }
  }
}
