import * as v from 'valibot'
import { digitSets } from '#domain/dates/format'
import { type SitePayload, socialNetworks } from '#domain/payloads/payloads'

const text = v.string()
const articles = v.record(text, v.object({ title: text, description: text }))

/** What every page needs of the site's payload: header and footer are drawn of it unseen. */
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
