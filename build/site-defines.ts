import { unstable_readConfig } from 'wrangler'

function readVariable(name: string, pattern: RegExp, expected: string): string {
  const { vars } = unstable_readConfig({
    config: 'wrangler.toml',
    env: process.env.CLOUDFLARE_ENV,
  })
  const value = (vars as Record<string, unknown>)[name]
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new Error(`${name} is not ${expected}`)
}

/** HSTS_SCOPE of wrangler.toml, which static assets need too: they are served without the worker. */
export function hstsScope(): string {
  return readVariable('HSTS_SCOPE', /^(?:host|subdomains|preload)$/, 'host, subdomains or preload')
}

/** PRODUCT_SLUG of wrangler.toml, which is part of a URL and therefore also needed by scripts. */
function productSlug(): string {
  const expected = 'lower-case letters, digits and hyphens'
  return readVariable('PRODUCT_SLUG', /^[a-z][a-z0-9-]*$/, expected)
}

/** Constants of the build, from the variables of the environment that it is for. */
export function siteDefines(): Record<string, string> {
  return {
    __PRODUCT_SLUG__: JSON.stringify(productSlug()),
    __HSTS_SCOPE__: JSON.stringify(hstsScope()),
  }
}
