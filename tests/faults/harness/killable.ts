import { resolve } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import { newState, type Opened, open } from '../../bench/runtime.ts'
import { seed } from '../../bench/seed.ts'
import { workerFiles } from '../../bench/served.ts'
import { origin, type Site } from '../../support/site'

type Database = Awaited<ReturnType<Opened['proxy']['getD1Database']>>

export interface Killable extends Pick<Site, 'ask'> {
  database: () => Promise<Database>
  /** Kills workerd without waiting for pending work. */
  kill: () => Promise<void>
}

export interface KillableHost {
  start: () => Promise<Killable>
}

function startAt(state: string): Promise<Opened> {
  const { modulesRules, ...options } = readWorkerOptions('dist/worker/wrangler.json')
    .workerOptions as Partial<V4WorkerOptions>
  const modules = workerFiles().map((path) => ({ type: 'ESModule' as const, path: resolve(path) }))
  return open('killable', { ...options, modules }, state)
}

/** The production build with its own persistent state, which outlives the process. */
export async function openKillableHost(): Promise<KillableHost> {
  const state = newState()
  const seeding = await startAt(state)
  await seed(await seeding.proxy.getD1Database('DB'))
  await seeding.close()
  return {
    async start() {
      const { proxy, pid } = await startAt(state)
      return {
        // Requests go to this runtime but carry the production origin.
        ask: ((path, init) =>
          proxy.dispatchFetch(new URL(path, origin).href, {
            redirect: 'manual',
            ...init,
          })) as Site['ask'],
        database: () => proxy.getD1Database('DB'),
        async kill() {
          process.kill(pid, 'SIGKILL')
          await proxy.dispose().catch(() => undefined)
        },
      }
    },
  }
}
