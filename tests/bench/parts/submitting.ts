import { Agent, request } from 'node:http'
import { median } from '../numbers.ts'
import type { Served } from '../runtime.ts'
import { type Prepared, prepareSubmissions } from './submissions.ts'

export interface Submitted {
  /** Accepted submissions per second, medians over the turns. */
  bare: number
  site: number
  /** Median of each turn's ratio. */
  ratio: number
}

const turns = 7
const eachTurn = 120
export const connections = 8

function send(url: string, { body, headers }: Prepared, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 303) resolve()
        else reject(new Error(`${url}: ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function submitAll({ direct }: Served, some: Prepared[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  await Promise.all(some.map((one) => send(`${direct}/contact`, one, agent)))
  agent.destroy()
  return (some.length * 1_000) / (performance.now() - started)
}

/** Measures the site and the bare handler in turns. */
export async function measureSubmitting(
  bare: Served,
  site: Served,
  signingKey: string,
): Promise<Submitted> {
  const prepared = await prepareSubmissions((turns + 1) * eachTurn, signingKey)
  const rates: { bare: number; site: number }[] = []
  for (let turn = 0; turn <= turns; turn++) {
    const some = prepared.slice(turn * eachTurn, (turn + 1) * eachTurn)
    const rate = { bare: await submitAll(bare, some), site: await submitAll(site, some) }
    // The first turn is a warm-up.
    if (turn > 0) rates.push(rate)
  }
  return {
    bare: median(rates.map((rate) => rate.bare)),
    site: median(rates.map((rate) => rate.site)),
    ratio: median(rates.map((rate) => rate.site / rate.bare)),
  }
}
