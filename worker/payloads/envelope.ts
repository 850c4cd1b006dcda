import * as v from 'valibot'
import { digitSets } from '#domain/dates/format'
import { listNames } from '#domain/forms/field'
import type { FormOptions } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { socialNetworks } from '#domain/site/social-networks'
import { type Bytes, encodeText, toBase64Url } from '#domain/text/encoding'
import { feedShape, isFeedName } from '../feeds/shape'
import { sitemapName, sitemapShape } from '../sitemap/shape'
import { statisticsName, statisticsShape } from './loaders/statistics/shape'

export interface PayloadId {
  build: string
  locale: Locale
  /** `site`, `forms`, a file such as `sitemap.xml`, or a page's subject with its query. */
  name: string
}

const envelope = v.strictObject({
  build: v.string(),
  locale: v.picklist(['ar', 'en']),
  name: v.string(),
  version: v.pipe(v.number(), v.integer()),
  /** Riyadh day: countdowns and publication windows are evaluated for it. */
  date: v.pipe(v.string(), v.isoDate()),
  at: v.number(),
  payload: v.record(v.string(), v.unknown()),
})

const text = v.string()
const option = v.object({ value: text, label: text, hint: v.nullable(text) })

/** Checked on every read: submissions are validated with it. */
const formOptionsShape = v.object({
  lists: v.object(v.entriesFromList(listNames, v.array(option))),
  kindNames: v.record(text, text),
  holidays: v.array(text),
  privacyVersion: text,
}) satisfies v.GenericSchema<unknown, Partial<FormOptions>>

const articles = v.record(text, v.object({ title: text, description: text }))

/** Checked on every read: all pages render their header and footer from it. */
const siteShape = v.object({
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

/** Payloads that are used without rendering; a wrong one of the others fails its render. */
const shapes: Record<string, v.GenericSchema> = {
  site: siteShape,
  forms: formOptionsShape,
  [sitemapName]: sitemapShape,
  [statisticsName]: statisticsShape,
}

export type Envelope = v.InferOutput<typeof envelope>

const longestName = 200

/**
 * The KV key of a payload. KV keys have at most 512 bytes and 60 Arabic letters of a query take 360
 * when escaped: the key holds a hash of a name over 200 bytes, the envelope the name itself.
 */
export async function entryKey(
  origin: string,
  { build, locale, name }: PayloadId,
): Promise<string> {
  const bytes = encodeText(name)
  const subject = bytes.byteLength <= longestName ? name : await hashOf(bytes)
  // Payloads contain absolute links, so each origin has its own entries.
  return `payload:${build}:${new URL(origin).host}:${locale}:${subject}`
}

async function hashOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${toBase64Url(digest)}`
}

/** Parses a stored entry; null unless it is valid and has this id. */
export function openEnvelope(text: string | null, id: PayloadId): Envelope | null {
  if (!text) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = v.safeParse(envelope, value)
  if (!parsed.success) return null
  const { build, locale, name, payload } = parsed.output
  const hasId = build === id.build && locale === id.locale && name === id.name
  const shape = isFeedName(name) ? feedShape : shapes[name]
  return hasId && (!shape || v.is(shape, payload)) ? parsed.output : null
}
