import { median } from '../numbers.ts'
import type { Served } from '../runtime.ts'
import { askInTurns } from '../timing.ts'

export interface ManyMeasured {
  path: string
  /** Median ms until the last byte, and the median of each round's ratio. */
  few: number
  many: number
  ratio: number
}

const paths = [
  '/media-center/news',
  '/media-center/news?year=2026',
  '/media-center/news/feasibility-template',
]
const rounds = 300
const warming = 40

/** Time to render news pages from D1 with the site's own news, and with 10,000 more. */
export async function measureMany(few: Served, many: Served): Promise<ManyMeasured[]> {
  const measured: ManyMeasured[] = []
  for (const path of paths) {
    const addresses = [few, many].map(({ direct }) => direct + path)
    await askInTurns(addresses, warming)
    const [some = [], others = []] = await askInTurns(addresses, rounds)
    measured.push({
      path,
      few: median(some.map(({ last }) => last)),
      many: median(others.map(({ last }) => last)),
      ratio: median(some.map(({ last }, at) => (others[at]?.last ?? Number.NaN) / last)),
    })
  }
  return measured
}
