import { type Opened, open } from '../../bench/runtime.ts'
import { clockedModules } from '../../support/clocked-modules'
import { asModule, builtFiles, newState, readConfiguration, setQueues } from '../../support/runtime'
import { readWorkerSecrets } from '../../support/secret'
import { prepareSeededState } from '../../support/seeded-state'
import { origin, type Site } from '../../support/site'

type Database = Awaited<ReturnType<Opened['proxy']['getD1Database']>>

export interface Killable extends Pick<Site, 'ask'> {
  database: () => Promise<Database>
  /** Runs the jobs of one minute. */
  cron: () => Promise<void>
  /** Kills workerd without waiting for pending work. */
  kill: () => Promise<void>
}

export interface KillableHost {
  start: () => Promise<Killable>
  /** What the local bindings of all its runtimes have announced, such as mails. */
  announcements: readonly string[]
}

type Vars = Record<string, string>

interface HostOptions {
  /** With the queue of bulk mail, whose messages a killed process loses. */
  queues?: { retries: number }
}

function startAt(
  state: string,
  vars: Vars,
  announcements: string[],
  { queues }: HostOptions,
): Promise<Opened> {
  const { bindings, ...options } = readConfiguration()
  setQueues(options, queues)
  const modules = clockedModules(builtFiles().map(asModule))
  const worker = { ...options, bindings: { ...bindings, ...readWorkerSecrets(), ...vars }, modules }
  return open('killable', worker, state, (message) => announcements.push(message))
}

/** The production build with its own persistent state, which outlives the process. */
export async function openKillableHost(
  vars: Vars = {},
  options: HostOptions = {},
): Promise<KillableHost> {
  const state = newState(await prepareSeededState())
  const announcements: string[] = []
  return {
    announcements,
    async start() {
      const { proxy, pid } = await startAt(state, vars, announcements, options)
      return {
        // Requests go to this runtime but carry the production origin.
        ask: ((path, init) =>
          proxy.dispatchFetch(new URL(path, origin).href, {
            redirect: 'manual',
            ...init,
          })) as Site['ask'],
        database: () => proxy.getD1Database('DB'),
        async cron() {
          const query = new URLSearchParams({ format: 'json', cron: '* * * * *' })
          const url = `${origin}/cdn-cgi/local/scheduled?${query}`
          await (await proxy.dispatchFetch(url)).arrayBuffer()
        },
        async kill() {
          process.kill(pid, 'SIGKILL')
          await proxy.dispose().catch(() => undefined)
        },
      }
    },
  }
}
