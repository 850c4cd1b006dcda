import * as v from 'valibot'
import type { FeedRoute } from '#domain/site/routes'

const instant = v.pipe(v.string(), v.isoTimestamp())

const entry = v.strictObject({
  /** `<kind>/<slug>`: identifies the record in both languages. */
  subject: v.string(),
  /** Without the locale prefix. */
  path: v.string(),
  title: v.string(),
  summary: v.nullable(v.string()),
  published: v.nullable(instant),
  updated: instant,
})
export type FeedEntry = v.InferOutput<typeof entry>

export const feedShape = v.strictObject({ updated: instant, entries: v.array(entry) })
export type FeedPayload = v.InferOutput<typeof feedShape>

const ending = '/feed.xml'

/** The feed's payload name; names of pages have no dots. */
export function feedName(route: FeedRoute): string {
  return route + ending
}
