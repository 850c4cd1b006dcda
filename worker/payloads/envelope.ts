import * as v from 'valibot'
import type { Locale } from '#domain/site/locale'
import { type Bytes, encodeText, toBase64Url } from '#domain/text/encoding'

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

/** Parses a stored entry; null unless it is valid, has this id and, if there is one, this shape. */
export function openEnvelope(
  text: string | null,
  id: PayloadId,
  shape?: v.GenericSchema,
): Envelope | null {
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
  return hasId && (!shape || v.is(shape, payload)) ? parsed.output : null
}

/** Path of a snapshot payload among the static assets; a query becomes part of the file's name. */
export function snapshotPath({ locale, name }: { locale: string; name: string }): string {
  return `/snapshot/${locale}/${name.replace(/[^\w./-]+/g, '_')}.json`
}
