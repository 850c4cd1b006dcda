import { Agent, get, type OutgoingHttpHeaders } from 'node:http'

export interface Timing {
  first: number
  last: number
}

/** Milliseconds from the request to the first and the last byte. */
export function ask(url: string, agent: Agent, headers: OutgoingHttpHeaders = {}): Promise<Timing> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const first = performance.now() - started
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.on('end', () => resolve({ first, last: performance.now() - started }))
      response.on('error', reject)
      response.resume()
    }).on('error', reject)
  })
}

/** Requests each URL in turn, one at a time on a keep-alive connection. */
export async function askInTurns(urls: string[], rounds: number): Promise<Timing[][]> {
  const agents = urls.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const timings: Timing[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of urls.entries()) {
      const agent = agents[index]
      if (agent) timings[index]?.push(await ask(url, agent))
    }
  }
  for (const agent of agents) agent.destroy()
  return timings
}

/**
 * Sends requests at a fixed rate without waiting for earlier responses, so that a slow response
 * does not delay the others; milliseconds to the last byte of each.
 */
export async function askSteadily(
  url: string,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const asked: Promise<Timing>[] = []
  const started = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const wait = started + (sent * 1_000) / perSecond - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    asked.push(ask(url, agent))
  }
  const timings = await Promise.all(asked)
  agent.destroy()
  return timings.map(({ last }) => last)
}
