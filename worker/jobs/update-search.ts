import { build } from 'virtual:build'
import type { Database } from '#db/client'
import { checkIndex } from '#db/search/check-index'
import { updateIndex } from '#db/search/update-index'
import type { Bindings } from '../env'
import { log } from '../log'

export interface UpdateSearchDeps {
  primary: Database
  env: Pick<Bindings, 'SEARCH'>
  /** Epoch ms. */
  now: number
}

const hourMs = 3_600_000
const minuteMs = 60_000

/**
 * Brings the search index up to date with what was published. Logs how the index stands when it
 * changed, and once an hour.
 */
export async function updateSearch({ primary, env, now }: UpdateSearchDeps): Promise<void> {
  const deps = { db: primary, search: env.SEARCH, now, build: build.id }
  const changes = await updateIndex(deps)
  if (changes > 0 || now % hourMs < minuteMs) {
    log('info', { event: 'search', changes, ...(await checkIndex(deps)) })
  }
}
