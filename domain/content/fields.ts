import * as v from 'valibot'
import { isCalendarDay } from '../dates/calendar'
import { block } from './block'

/** One line or paragraph of plain text. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Text is missing'))

/** The name of an icon among Lucide's. One that the build lacks is asked for when its page is made. */
export const iconName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not the name of an icon'),
  v.maxLength(40),
)

/** A day that exists, `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Not a day written YYYY-MM-DD'),
  v.check(isCalendarDay, 'No such day'),
)

/** A day that comes every year, `MM-DD`. */
export const yearlyDay = v.pipe(
  v.string(),
  v.regex(/^\d{2}-\d{2}$/, 'Not a day written MM-DD'),
  v.check((value) => isCalendarDay(`2027-${value}`), 'No such day in every year'),
)

/** A month, `YYYY-MM`. */
export const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Not a month written YYYY-MM'),
)

/** A time of day in Riyadh, `HH:MM`. */
export const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Not a time written HH:MM'),
)

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not lower-case words joined by hyphens'),
)

/** Running text: Markdown in the content file, a tree of blocks in the database. */
export const richText = v.array(block)

export const titled = v.strictObject({ title: text, text })

export const titledList = v.pipe(v.array(titled), v.minLength(1))
