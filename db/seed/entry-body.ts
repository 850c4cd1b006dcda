import * as v from 'valibot'
import { longestTitle } from '#domain/content/entry'
import { calendarDay, requiredText, richText } from '#domain/content/fields'
import { impersonal, impersonalText } from '#domain/content/impersonal'
import { type Kind, type KindName, kinds } from '#domain/content/kinds'

const title = v.pipe(
  requiredText,
  v.maxLength(longestTitle, `A title has at most ${longestTitle} characters`),
)

/** Fields of every content file. Days are whole Riyadh days. */
const head = {
  title,
  summary: v.optional(v.nullable(requiredText), null),
  date: v.optional(v.nullable(calendarDay), null),
  /** Stored in the column `position`, because members have a field of that name. */
  order: v.optional(v.pipe(v.number(), v.integer()), 0),
  starts: v.optional(calendarDay),
  /** Last visible day. */
  ends: v.optional(calendarDay),
  updated: calendarDay,
  sample: v.optional(v.boolean(), false),
}
const requiredFields = { summary: requiredText, date: calendarDay }
const forbiddenDay = v.optional(v.never('A page needs this record: remove "starts" and "ends"'))
const impersonalFields = { title: v.pipe(title, impersonal), summary: impersonalText }
const permanent = { starts: forbiddenDay, ends: forbiddenDay }

/** Schema of one language of a content file, after its rich text was parsed into blocks. */
export function entrySchema(kind: KindName) {
  const requiredNames: readonly (keyof typeof requiredFields)[] = kinds[kind].needs
  const required = Object.fromEntries(requiredNames.map((name) => [name, requiredFields[name]]))
  const { isPermanent, isImpersonal }: Kind = kinds[kind]
  const window = isPermanent ? permanent : {}
  const texts = isImpersonal ? impersonalFields : {}
  return v.strictObject({ ...head, ...required, ...window, ...texts, ...kinds[kind].body.entries })
}

/** Names of the Markdown fields. */
export function richFields(kind: KindName): string[] {
  return Object.entries<unknown>(kinds[kind].body.entries)
    .filter(([, schema]) => schema === richText)
    .map(([name]) => name)
}
