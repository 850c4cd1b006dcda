import * as v from 'valibot'
import { bothTexts, requiredText } from '../content/required-text'
import { platformNames } from '../content/services/platform-names'
import { digitSets } from '../dates/format'
import { socialNetworks } from './social-networks'

/** An external address; null hides the link. */
const address = v.optional(
  v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://', 'Not an https address'))),
  null,
)
const localisedLine = v.optional(v.nullable(bothTexts), null)
/** A text that is the same in both languages. */
const line = v.pipe(v.string(), v.trim(), v.nonEmpty('Text is missing'))

/** Contact channels besides the form; null hides one. */
const channels = v.strictObject({
  phone: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^\+?\d(?: ?\d){2,14}$/, 'Not a phone number'))),
    null,
  ),
  hours: localisedLine,
  email: v.optional(v.nullable(v.pipe(v.string(), v.email())), null),
  address: localisedLine,
  map: address,
})

const httpsUrl = v.pipe(
  v.string(),
  v.url(),
  v.startsWith('https://', 'Not an https address'),
  // The URL is written into an HTTP header and a list.
  v.regex(/^[^\s;,'"]+$/, 'Not a plain address'),
)

/** A mark of government in the footer, such as a logo; null hides it. */
const mark = v.optional(
  v.nullable(
    v.strictObject({
      /** File of client/assets/marks/. */
      file: v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]+\.(?:svg|png)$/, 'Not the name of an SVG or PNG'),
      ),
      /** Shape of the picture, width by height; it is shown 48 px high. */
      ratio: v.pipe(v.number(), v.minValue(0.25), v.maxValue(6)),
      ar: requiredText,
      en: requiredText,
      href: address,
    }),
  ),
  null,
)

/** Third-party resources, loaded after the visitor's consent. */
const externals = v.strictObject({
  /** In execution order. */
  scripts: v.optional(v.pipe(v.array(httpsUrl), v.maxLength(8, 'More than 8 scripts')), []),
  /** Style sheet of an icon font. */
  sheet: v.optional(v.nullable(httpsUrl), null),
})

/** A host name: `www.youtube.com`. */
const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Not a host'))
/** Operator settings that need no release. The empty table is valid. */
export const settingsSchema = v.strictObject({
  /** Number at the digital government registry; null hides the line of the stamp. */
  registration: v.optional(v.nullable(line), null),
  /** The mark of the registry's digital stamp, and the logo of Saudi Vision 2030. */
  marks: v.optional(v.strictObject({ stamp: mark, vision: mark }), {}),
  platforms: v.optional(v.strictObject(each(platformNames)), {}),
  reportCorruption: address,
  /** Target of the quick exit on the page about violations: a page that raises no suspicion. */
  quickExit: address,
  employeePortal: address,
  social: v.optional(v.strictObject(each(socialNetworks)), {}),
  channels: v.optional(channels, {}),
  digits: v.optional(v.picklist(digitSets), 'latn'),
  /** A standard licence of the open data by its URI; null: the terms on the page about open data. */
  licence: address,
  externals: v.optional(externals, {}),
  /** Hosts whose videos may play on this site, after a visitor presses play. */
  videoHosts: v.optional(v.array(host), []),
})

export type Settings = v.InferOutput<typeof settingsSchema>

function each<const N extends string>(names: readonly N[]): Record<N, typeof address> {
  return Object.fromEntries(names.map((name) => [name, address])) as Record<N, typeof address>
}
