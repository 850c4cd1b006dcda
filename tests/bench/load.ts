import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { processorMs } from './processes.ts'
import type { Served } from './runtime.ts'

const run = promisify(execFile)

export interface Pressed {
  perSecond: number
  /** CPU time of the worker's runtime per request. */
  cpuMs: number
}

interface Count {
  requests: number
  seconds: number
  failed: number
}

const hasWrk = (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, 'wrk')))
export const loader = hasWrk ? 'wrk' : 'autocannon'

type CountRequests = (url: string, connections: number, seconds: number) => Promise<Count>

const countWithWrk: CountRequests = async (url, connections, seconds) => {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, url])
  const [, requests, time, unit] = /(\d+) requests in ([\d.]+)(m?s)/.exec(stdout) ?? []
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  return { requests: Number(requests), seconds: Number(time) / (unit === 'ms' ? 1_000 : 1), failed }
}

const countWithAutocannon: CountRequests = async (url, connections, seconds) => {
  const args = ['node_modules/autocannon/autocannon.js', '--json', '--no-progress']
  const load = ['-c', `${connections}`, '-d', `${seconds}`, url]
  const { stdout } = await run(process.execPath, [...args, ...load])
  const { '2xx': good, non2xx, errors, duration } = JSON.parse(stdout)
  return { requests: good, seconds: duration, failed: non2xx + errors }
}

/** Requests one page as often as possible for some seconds over some connections. */
export async function press(
  { name, direct, pid }: Served,
  path: string,
  connections: number,
  seconds: number,
): Promise<Pressed> {
  const count = hasWrk ? countWithWrk : countWithAutocannon
  const before = processorMs(pid)
  const { requests, seconds: took, failed } = await count(direct + path, connections, seconds)
  const cpu = processorMs(pid) - before
  if (!(requests > 0) || failed > 0) {
    throw new Error(`${name} ${path}: ${requests} answers, ${failed} failed`)
  }
  return { perSecond: requests / took, cpuMs: cpu / requests }
}
