import * as v from 'valibot'
import { slug } from '../fields'
import { requiredText } from '../required-text'

/** The thirteen regions of the Kingdom, as in the choice list `regions`. */
export const regionSlugs = [
  'riyadh',
  'makkah',
  'madinah',
  'qassim',
  'eastern',
  'asir',
  'tabuk',
  'hail',
  'northern-borders',
  'jazan',
  'najran',
  'al-bahah',
  'al-jawf',
] as const
export type RegionSlug = (typeof regionSlugs)[number]

export function isRegionSlug(value: string): value is RegionSlug {
  return (regionSlugs as readonly string[]).includes(value)
}

/** A region with the efficiency teams of the entities that have their seat there; title: its name. */
export const region = v.strictObject({
  /** Name for narrow maps, if the title is long. */
  shortName: v.optional(requiredText),
  teams: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Framework agreements that entities of the region have used. */
  agreements: v.pipe(
    v.array(slug),
    v.minLength(1),
    v.check((slugs) => new Set(slugs).size === slugs.length, 'An agreement stands twice'),
  ),
  /** Slug of its picture. */
  image: v.optional(slug),
  /** Subjects the teams work on. */
  work: v.pipe(v.array(requiredText), v.minLength(1)),
})
