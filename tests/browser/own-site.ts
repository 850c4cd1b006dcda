interface OwnSite {
  address: () => Promise<URL>
  close: () => Promise<void>
}

type OpenSite = (options: { vars: Record<string, string> }) => Promise<OwnSite>

/** A site with settings of its own. What serves it is of the worker's types, and these are the browser's. */
export async function openOwnSite(vars: Record<string, string>): Promise<OwnSite> {
  const file = '../support/site.ts'
  const { openSite }: { openSite: OpenSite } = await import(/* @vite-ignore */ file)
  return openSite({ vars })
}
