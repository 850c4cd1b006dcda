interface OwnSite {
  ask: (path: string) => Promise<{ arrayBuffer: () => Promise<ArrayBuffer> }>
  address: () => Promise<URL>
  fresh: () => Promise<void>
  env: () => Promise<{ DB: { exec: (statement: string) => Promise<unknown> } }>
  /** Lets the seconds pass after which the site shows what was published meanwhile. */
  renew: () => Promise<void>
  /** Runs the jobs of one minute. */
  cron: () => Promise<void>
  /** Output of the local bindings, such as sent mails. */
  announcements: readonly string[]
  close: () => Promise<void>
}

interface Options {
  vars?: Record<string, string>
  /** Loads the sample tickets. */
  samples?: boolean
  /** With the Images binding. */
  images?: boolean
  /** Content settings that override the seed, by key. */
  settings?: Record<string, unknown>
  /** Statements that run on the seeded database. */
  statements?: string[]
}
type OpenSite = (options: Options) => Promise<OwnSite>

/**
 * Opens a separate site with its own settings or samples. The dynamic import keeps the worker's
 * types out of the browser tests' types.
 */
export async function openOwnSite(options: Options): Promise<OwnSite> {
  const file = '../../support/site.ts'
  const { openSite }: { openSite: OpenSite } = await import(/* @vite-ignore */ file)
  return openSite(options)
}
