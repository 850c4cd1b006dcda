import * as v from 'valibot'
import { digitSets } from '#domain/dates/format'
import type { SitePayload } from '#domain/payloads/site'
import { socialNetworks } from '#domain/site/social-networks'

const text = v.string()
const articles = v.record(text, v.object({ title: text, description: text }))

/** Checked on every read: all pages render their header and footer from it. */
export const siteShape = v.object({
  domain: text,
  registration: v.nullable(text),
  platforms: v.array(v.object({ label: text, href: text })),
  reportCorruption: v.nullable(text),
  employeePortal: v.nullable(text),
  social: v.array(v.object({ network: v.picklist(socialNetworks), href: text })),
  modified: v.object({ iso: text, gregorian: text, hijri: text }),
  today: v.object({ iso: text, gregorian: text, hijri: text }),
  year: v.number(),
  digits: v.picklist(digitSets),
  banner: v.nullable(v.object({ title: text, text })),
  externals: v.object({ scripts: v.array(text), sheet: v.nullable(text) }),
  playerOrigins: v.array(text),
  articles: v.custom<SitePayload['articles']>((value) => v.is(articles, value)),
}) satisfies v.GenericSchema<unknown, SitePayload>
