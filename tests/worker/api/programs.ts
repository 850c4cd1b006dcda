import { solveAltcha } from '../../support/forms/forms'
import type { Site } from '../../support/site'

/** Asks for a challenge of the API and solves it; `key` is the idempotency key of feedback. */
export async function solveChallenge(site: Site, path: string, key?: string): Promise<string> {
  const query = new URLSearchParams({ for: path, ...(key && { key }) })
  const response = await site.ask(`/api/v1/challenge?${query}`)
  const { challenge } = (await response.json()) as { challenge: object }
  return solveAltcha(JSON.stringify(challenge))
}

/** The status of a response and the name of its problem type. */
export const problemOf = ({ status, json }: { status: number; json: object }) => [
  status,
  String(Reflect.get(json, 'type')).split('#').at(-1),
]
