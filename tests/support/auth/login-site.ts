import { afterAll, beforeAll } from 'vitest'
import { openSite, type Site, type SiteOptions } from '../site'
import { clientId, startTokenProvider, type TokenProvider } from './token-provider'

export interface LoginSite {
  site: Site
  provider: TokenProvider
}

/** Opens a site with a provider for the tests of a file; its properties are set before the first. */
export function prepareLoginSite(options: SiteOptions = {}): LoginSite {
  const opened = {} as LoginSite
  beforeAll(async () => {
    opened.provider = await startTokenProvider()
    const vars = { OIDC_ISSUER: opened.provider.issuer, OIDC_CLIENT_ID: clientId }
    opened.site = await openSite({ ...options, vars: { ...vars, ...options.vars } })
  })
  afterAll(async () => {
    await opened.site.close()
    await opened.provider.close()
  })
  return opened
}
