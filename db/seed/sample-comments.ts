import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { dayMs } from '#domain/dates/calendar'
import { commentForms } from '#domain/feedback/comments'
import { locales } from '#domain/site/locale'
import { subjectOf } from '#domain/site/routes'
import { insertRow } from './seed-sql'

const file = fileURLToPath(new URL('../samples/comments.yaml', import.meta.url).href)
const idLength = 20

const comment = v.strictObject({
  form: v.picklist(commentForms),
  /** The route it was written on, and its slug if it has one. */
  route: v.picklist(['dataset', 'book', 'faq']),
  slug: v.optional(v.string()),
  locale: v.picklist(locales),
  text: v.string(),
  link: v.optional(v.string()),
  daysAgo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Waits for a moderator. */
  isHeld: v.optional(v.boolean(), false),
})

/** Repeatable SQL that resets the sample comments of a local database. */
export function buildSampleComments(now = Date.now()): string[] {
  const samples = v.parse(v.array(comment), parse(readFileSync(file, 'utf8')))
  const rows = samples.map(({ route, slug, daysAgo, isHeld, ...sample }, index) => {
    const at = now - daysAgo * dayMs
    return insertRow('comments', {
      id: (index + 1).toString(16).padStart(idLength, '0'),
      page: subjectOf({ name: route, params: slug ? { slug } : {} }),
      visitor: 'sample',
      ...sample,
      status: isHeld ? 'held' : 'published',
      createdAt: at,
      decidedAt: isHeld ? null : at,
    })
  })
  return ["DELETE FROM comments WHERE visitor = 'sample';", ...rows]
}
