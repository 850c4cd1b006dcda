import * as v from 'valibot'
import type { Locale } from '#domain/locale'
import { feedShape, isFeedName } from '../feeds/shape'
import { sitemapName, sitemapShape } from '../sitemap/shape'
import { countedName, countedShape } from '../statistics/shape'
import { formBasisShape } from './form-basis-shape'
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

/** KV takes keys of at most 512 bytes; the table's paths are far shorter. */
export function entryKey({ build, locale, name }: Wanted): string {
  return `payload:${build}:${locale}:${name}`
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
