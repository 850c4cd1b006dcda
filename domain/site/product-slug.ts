/** Defined by the build from PRODUCT_SLUG in wrangler.toml; undefined without a build. */
declare const __PRODUCT_SLUG__: string | undefined

/** Slug in the path of the dictionary, `/{slug}-dictionary`. */
export const productSlug = typeof __PRODUCT_SLUG__ === 'string' ? __PRODUCT_SLUG__ : 'efficiency'
