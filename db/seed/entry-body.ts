import * as v from 'valibot'
import { longestTitle } from '#domain/content/entry'
import { day, richText, text } from '#domain/content/fields'
import { type Kind, type KindName, kinds } from '#domain/content/kinds'

const title = v.pipe(
  text,
  v.maxLength(longestTitle, `A title has at most ${longestTitle} characters`),
)

/** What every content file may say, whatever its kind. Days are whole days of Riyadh. */
const head = {
  title,
  summary: v.optional(v.nullable(text), null),
  date: v.optional(v.nullable(day), null),
  /** Becomes the column `position`; a member's position is a word of its own. */
  order: v.optional(v.pipe(v.number(), v.integer()), 0),
  starts: v.optional(day),
  /** The last day it is shown. */
  ends: v.optional(day),
  updated: day,
  sample: v.optional(v.boolean(), false),
}
const needed = { summary: text, date: day }
const noDay = v.optional(v.never('A page needs this record: it has neither start nor end'))
const permanent = { starts: noDay, ends: noDay }

/** The schema of one language of a content file, its rich texts already turned into blocks. */
export function entrySchema(kind: KindName) {
  const needs: readonly (keyof typeof needed)[] = kinds[kind].needs
  const required = Object.fromEntries(needs.map((name) => [name, needed[name]]))
  const { isPermanent }: Kind = kinds[kind]
  const window = isPermanent ? permanent : {}
  return v.strictObject({ ...head, ...required, ...window, ...kinds[kind].body.entries })
}

/** Names of the fields that are written in Markdown. */
export function richFields(kind: KindName): string[] {
  return Object.entries<unknown>(kinds[kind].body.entries)
    .filter(([, schema]) => schema === richText)
    .map(([name]) => name)
}
