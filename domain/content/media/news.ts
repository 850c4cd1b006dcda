import * as v from 'valibot'
import { calendarDay, pathWithoutLanguage, richText, slug } from '../fields'
import { recordChart } from '../record-chart'
import { requiredText } from '../required-text'
import { furtherPictures } from './picture'

/**
 * A news item; history: corrections after publication, newest first. The chart shows numbers of its
 * text.
 */
export const news = v.strictObject({
  tags: v.pipe(v.array(slug), v.minLength(1), v.maxLength(4)),
  chart: v.optional(recordChart),
  /** Next step of the reader: a page of this site. */
  action: v.optional(
    v.strictObject({
      href: pathWithoutLanguage,
      label: requiredText,
    }),
  ),
  history: v.optional(v.array(v.strictObject({ date: calendarDay, note: requiredText })), []),
  /** Slug of its picture. */
  image: v.optional(slug),
  furtherPictures,
  body: richText,
})

/** A subject of news; title: its label, summary: a description. */
export const tag = v.strictObject({})

/** A success story with its key figure; the chart shows numbers of its text. */
export const story = v.strictObject({
  figure: requiredText,
  entity: requiredText,
  sector: slug,
  /** Region of the entity's seat, if the story belongs to one. */
  region: v.optional(slug),
  chart: v.optional(recordChart),
  /** Slug of its picture. */
  image: v.optional(slug),
  furtherPictures,
  body: richText,
})

/** A sector of success stories; title: its name. */
export const sector = v.strictObject({})

/** A communication campaign; it runs from `starts` to `ends`. */
export const campaign = v.strictObject({
  audience: requiredText,
  message: requiredText,
  image: v.optional(slug),
  body: richText,
})
