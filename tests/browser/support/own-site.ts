interface OwnSite {
  address: () => Promise<URL>
  close: () => Promise<void>
}

interface Options {
  vars?: Record<string, string>
  /** Whether the sample requests are loaded. */
  samples?: boolean
  /** Content settings besides the seed's, by their keys. */
  settings?: Record<string, unknown>
  /** What else happens to the seeded database. */
  statements?: string[]
}
type OpenSite = (options: Options) => Promise<OwnSite>

/** A site of a test's own, with settings or samples. What serves it is of the worker's types, and these are the browser's. */
export async function openOwnSite(options: Options): Promise<OwnSite> {
  const file = '../../support/site.ts'
  const { openSite }: { openSite: OpenSite } = await import(/* @vite-ignore */ file)
  return openSite(options)
}
