import * as v from 'valibot'

/** Path without the locale prefix, and the Riyadh day of the last change. */
const page = v.tuple([v.string(), v.pipe(v.string(), v.isoDate())])

export const sitemapShape = v.strictObject({ pages: v.array(page) })
export type SitemapPayload = v.InferOutput<typeof sitemapShape>

/** The payload's name; names of pages have no dots. */
export const sitemapName = 'sitemap.xml'
