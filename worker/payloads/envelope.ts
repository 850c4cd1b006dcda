import * as v from 'valibot'
import { toBase64Url } from '#db/privacy/keyring'
import type { Locale } from '#domain/site/locale'
import { feedShape, isFeedName } from '../feeds/shape'
import { type Bytes, encode } from '../render/bytes'
import { sitemapName, sitemapShape } from '../sitemap/shape'
import { countedName, countedShape } from '../statistics/shape'
import { formBasisShape } from './loaders/forms/form-options-shape'
import { siteShape } from './site-shape'

/** What a payload is a payload of. */
export interface Wanted {
  build: string
  locale: Locale
  /** `site`, `forms`, or the bare path of a page. */
  name: string
}

const envelope = v.strictObject({
  build: v.string(),
  locale: v.picklist(['ar', 'en']),
  name: v.string(),
  version: v.pipe(v.number(), v.integer()),
  /** Day in Riyadh: countdowns and windows are written for it. */
  date: v.pipe(v.string(), v.isoDate()),
  at: v.number(),
  payload: v.record(v.string(), v.unknown()),
})

/** Payloads that are not only drawn: what is wrong with one that is, drawing it shows. */
const shapes: Record<string, v.GenericSchema> = {
  site: siteShape,
  forms: formBasisShape,
  [sitemapName]: sitemapShape,
  [countedName]: countedShape,
}

export type Envelope = v.InferOutput<typeof envelope>

const longestName = 200

/**
 * The KV key of a payload. KV takes keys of at most 512 bytes, and 60 Arabic letters of a query are
 * 360: a long name stands in the key as its hash, and whole in the envelope.
 */
export async function entryKey(origin: string, { build, locale, name }: Wanted): Promise<string> {
  const bytes = encode(name)
  const subject = bytes.byteLength <= longestName ? name : await hashOf(bytes)
  // Payloads hold absolute links: one origin's are never shown at another.
  return `payload:${build}:${new URL(origin).host}:${locale}:${subject}`
}

async function hashOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${toBase64Url(digest)}`
}

/** Reads an entry back; null unless it is whole and is what was asked for. */
export function openEnvelope(text: string | null, wanted: Wanted): Envelope | null {
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
  const isWanted = build === wanted.build && locale === wanted.locale && name === wanted.name
  const shape = isFeedName(name) ? feedShape : shapes[name]
  return isWanted && (!shape || v.is(shape, payload)) ? parsed.output : null
}
