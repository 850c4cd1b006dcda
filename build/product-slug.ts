import { unstable_readConfig } from 'wrangler'

/** PRODUCT_SLUG of wrangler.toml, which is part of a URL and therefore also needed by scripts. */
export function productSlug(): string {
  const slug = unstable_readConfig({ config: 'wrangler.toml' }).vars.PRODUCT_SLUG
  if (typeof slug === 'string' && /^[a-z][a-z0-9-]*$/.test(slug)) return slug
  throw new Error('PRODUCT_SLUG is not lower-case letters, digits and hyphens')
}
