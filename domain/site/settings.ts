import * as v from 'valibot'
import { text } from '../content/fields'
import { digitSets } from '../dates/format'
import { socialNetworks } from '../payloads/payloads'

/** An outside address; null hides its link. */
const address = v.optional(
  v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://', 'Not an https address'))),
  null,
)
const bannerText = v.strictObject({ title: text, text })
/** One line in both languages, or nothing. */
const wording = v.optional(v.nullable(v.strictObject({ ar: text, en: text })), null)

/** Ways to reach the authority besides the form; null leaves one out. */
const channels = v.strictObject({
  phone: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^\+?\d(?: ?\d){2,14}$/, 'Not a phone number'))),
    null,
  ),
  hours: wording,
  email: v.optional(v.nullable(v.pipe(v.string(), v.email())), null),
  address: wording,
  map: address,
})

const httpsUrl = v.pipe(
  v.string(),
  v.url(),
  v.startsWith('https://', 'Not an https address'),
  // The address goes into a header and into a list of words.
  v.regex(/^[^\s;,'"]+$/, 'Not a plain address'),
)

/** What others serve and a page loads once its visitor has agreed to it (decision 42). */
const externals = v.strictObject({
  /** In the order they are to run. */
  scripts: v.optional(v.pipe(v.array(httpsUrl), v.maxLength(8, 'More than 8 scripts')), []),
  /** A sheet with an icon font. */
  sheet: v.optional(v.nullable(httpsUrl), null),
})

/** A host as addresses write it: `www.youtube.com`. */
const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Not a host'))

export const platformNames = [
  'teams',
  'procurement',
  'operations',
  'halls',
  'healthInsurance',
] as const

/** Everything an operator may set without a release. An empty table is a working site. */
export const settings = v.strictObject({
  /** Number at the digital government registry; without it the stamp's line is left out. */
  registration: v.optional(v.nullable(text), null),
  platforms: v.optional(v.strictObject(each(platformNames)), {}),
  reportCorruption: address,
  /** Where the exit of the page on violations leads: a page nobody would think twice about. */
  quickExit: address,
  employeePortal: address,
  social: v.optional(v.strictObject(each(socialNetworks)), {}),
  channels: v.optional(channels, {}),
  digits: v.optional(v.picklist(digitSets), 'latn'),
  externals: v.optional(externals, {}),
  /** Hosts whose videos may play on our pages, once a visitor presses one (decision 13). */
  videoHosts: v.optional(v.array(host), []),
  /** Announces maintenance on every page until it has passed. */
  banner: v.optional(
    v.nullable(
      v.strictObject({
        until: v.pipe(v.string(), v.isoTimestamp()),
        ar: bannerText,
        en: bannerText,
      }),
    ),
    null,
  ),
})

export type Settings = v.InferOutput<typeof settings>

function each<const N extends string>(names: readonly N[]): Record<N, typeof address> {
  return Object.fromEntries(names.map((name) => [name, address])) as Record<N, typeof address>
}
