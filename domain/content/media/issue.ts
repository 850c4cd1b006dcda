import * as v from 'valibot'
import { slug } from '../fields'
import { recordChart } from '../record-chart'
import { requiredText } from '../required-text'

const article = v.strictObject({
  slug,
  section: requiredText,
  title: requiredText,
  chart: v.optional(recordChart),
  text: v.pipe(v.array(requiredText), v.minLength(1)),
})

/** An issue of the magazine; date: its publication. */
export const issue = v.strictObject({
  /** Slug of the picture on its cover. */
  image: v.optional(slug),
  /** Slugs of its files for download. */
  files: v.optional(v.array(slug)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** External address of the issue; null if it is read on the magazine's page. */
  link: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://', 'Not an https address'))),
  articles: v.pipe(v.array(article), v.minLength(1)),
})
