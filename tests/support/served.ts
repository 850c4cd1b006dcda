import type { TestProject } from 'vitest/node'
import type { Served } from './provided'
import { openSite, type Site } from './site'

async function addressOf(site: Site): Promise<string> {
  const url = await site.address()
  // Browsers keep Secure cookies on this name without TLS.
  url.hostname = 'localhost'
  return url.origin
}

/** Opens the site once for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await openSite({ samples: true })
  const faulty = await openSite({ config: 'tests/faults/wrangler.toml' })
  const served: Served = { site: await addressOf(site), faulty: await addressOf(faulty) }
  project.provide('site', served.site)
  project.provide('faulty', served.faulty)
  return async () => {
    await Promise.all([site.close(), faulty.close()])
  }
}
