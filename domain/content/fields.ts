import * as v from 'valibot'
import { isCalendarDay } from '../dates/calendar'
import { block } from './block'
import { requiredText } from './required-text'

/** Name of a Lucide icon. Icons missing from the build are fetched when the page is rendered. */
export const iconName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not the name of an icon'),
  v.maxLength(40),
)

/** An existing day, `YYYY-MM-DD`. */
export const calendarDay = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Not a day written YYYY-MM-DD'),
  v.check(isCalendarDay, 'No such day'),
)

/** A day of every year, `MM-DD`; 29 February is not valid. */
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

/** A path of this site. */
export const pathWithoutLanguage = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/|en\b)/, 'Not a path without language'),
)

/** Rich text: Markdown in the content file, blocks in the database. */
export const richText = v.array(block)

export const titled = v.strictObject({ title: requiredText, text: requiredText })

export const titledList = v.pipe(v.array(titled), v.minLength(1))
