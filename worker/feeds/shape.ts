import * as v from 'valibot'
import type { FeedRoute } from '#domain/site/routes'

const instant = v.pipe(v.string(), v.isoTimestamp())

const entry = v.strictObject({
  /** What tells it from every other record, in either language. */
  subject: v.string(),
  /** Its bare address. */
  path: v.string(),
  title: v.string(),
  summary: v.nullable(v.string()),
  published: v.nullable(instant),
  updated: instant,
})
export type FeedEntry = v.InferOutput<typeof entry>

/** The newest records of a list. */
export const feedShape = v.strictObject({ updated: instant, entries: v.array(entry) })
export type FeedPayload = v.InferOutput<typeof feedShape>

const ending = '/feed.xml'

/** The name a feed is kept by: no page's, for those have no dots. */
export function feedName(route: FeedRoute): string {
  return route + ending
}

export function isFeedName(name: string): boolean {
  return name.endsWith(ending)
}
