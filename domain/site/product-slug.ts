/** Set by the build from PRODUCT_SLUG in wrangler.toml; absent where nothing was built. */
declare const __PRODUCT_SLUG__: string | undefined

/** Names the dictionary's address, `/{slug}-dictionary` (decision 8). */
export const productSlug = typeof __PRODUCT_SLUG__ === 'string' ? __PRODUCT_SLUG__ : 'efficiency'
