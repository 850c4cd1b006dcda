import * as v from 'valibot'

/** Bare path of a page, and the Riyadh day it was last changed. */
const page = v.tuple([v.string(), v.pipe(v.string(), v.isoDate())])

/** All pages that search engines may list. */
export const sitemapShape = v.strictObject({ pages: v.array(page) })
export type SitemapPayload = v.InferOutput<typeof sitemapShape>

/** The name it is kept by: no page's, for those have no dots. */
export const sitemapName = 'sitemap.xml'
