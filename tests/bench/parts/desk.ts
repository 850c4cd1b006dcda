import { Agent } from 'node:http'
import { median } from '../numbers.ts'
import { processorMs } from '../processes.ts'
import type { Served } from '../runtime.ts'
import { ask } from '../timing.ts'

export interface DeskMeasured {
  path: string
  /** Processor ms of a page of the desk, and of the public page beside it. */
  cpuMs: number
  publicMs: number
  /** Median of the turns' own ratios. */
  ratio: number
}

/** A list, neither the lightest nor the heaviest of the public pages; it is read from D1 and drawn too. */
export const publicPath = '/media-center/news'
const paths = ['/staff', '/staff/requests/TECH-1000000026', '/staff/performance']
const turns = 9
const questions = 40

/** Processor ms of each of some requests, one at a time. */
async function measureCpu({ direct, pid }: Served, path: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const before = processorMs(pid)
  for (let asked = 0; asked < questions; asked++) await ask(direct + path, agent, { cookie })
  const spent = processorMs(pid) - before
  agent.destroy()
  return spent / questions
}

/** Processor time of pages of the desk beside that of a public page, in turns. */
export async function measureDesk(site: Served, cookie: string): Promise<DeskMeasured[]> {
  const measured: DeskMeasured[] = []
  for (const path of paths) {
    const desk: number[] = []
    const shown: number[] = []
    // The first turn warms up.
    for (let turn = 0; turn <= turns; turn++) {
      const [own, other] = [
        await measureCpu(site, path, cookie),
        await measureCpu(site, publicPath, ''),
      ]
      if (turn === 0) continue
      desk.push(own)
      shown.push(other)
    }
    measured.push({
      path,
      cpuMs: median(desk),
      publicMs: median(shown),
      ratio: median(desk.map((ms, turn) => ms / (shown[turn] ?? Number.NaN))),
    })
  }
  return measured
}
