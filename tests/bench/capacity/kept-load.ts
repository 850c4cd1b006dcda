import { quantile } from '../numbers.ts'
import { readDocument } from '../parts/documents.ts'
import { say } from '../progress.ts'
import type { Served } from '../runtime.ts'
import { openCandidate, openLimit } from '../served.ts'
import { askSteadily } from '../timing.ts'

export interface KeptLoad {
  path: string
  perSecond: number
  /** Milliseconds to the last byte, from memory and as constant bytes. */
  site: { median: number; p99: number }
  limit: { median: number; p99: number }
}

const paths = ['/', '/faq']
const rounds = 3
const seconds = 4
const warmingSeconds = 1

const timesOf = (times: number[]) => ({
  median: quantile(times, 0.5),
  p99: quantile(times, 0.99),
})

/** Steady load on kept pages beside the same pages as constant bytes, in turns. */
export async function measureKeptLoad(perSecond: number): Promise<KeptLoad[]> {
  const measured: KeptLoad[] = []
  const site = await openCandidate('memory')
  for (const path of paths) {
    say(`${perSecond} requests/s of ${path}`)
    const limit = await openLimit((await readDocument(site, path)).bytes)
    const times = { site: [] as number[], limit: [] as number[] }
    const press = async (served: Served, length: number) =>
      askSteadily(served.direct + path, perSecond, length)
    for (const served of [site, limit]) await press(served, warmingSeconds)
    for (let round = 0; round < rounds; round++) {
      times.limit.push(...(await press(limit, seconds)))
      times.site.push(...(await press(site, seconds)))
    }
    await limit.close()
    measured.push({ path, perSecond, site: timesOf(times.site), limit: timesOf(times.limit) })
  }
  await site.close()
  return measured
}
