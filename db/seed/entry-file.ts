import * as v from 'valibot'
import { longestTitle } from '#domain/content/entry'
import { calendarDay, richText } from '#domain/content/fields'
import { impersonal, impersonalText } from '#domain/content/impersonal'
import { type Kind, type KindName, kinds } from '#domain/content/kinds'
import { requiredText } from '#domain/content/required-text'
import { endOfRiyadhDay, startOfRiyadhDay } from '#domain/dates/calendar'
import { type Locale, locales, otherLocale } from '#domain/site/locale'
import { isRecord, localise, MissingLanguage } from '../entries/localise'
import type { EntryRow, FieldProblem } from './content-problem'
import { MarkdownRefusal, readMarkdown } from './markdown'

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

/** Schemas of the fields of one language of a content file; rich text is Markdown until it is parsed. */
export function entryFields(kind: KindName) {
  const requiredNames: readonly (keyof typeof requiredFields)[] = kinds[kind].needs
  const required = Object.fromEntries(requiredNames.map((name) => [name, requiredFields[name]]))
  const { isPermanent, isImpersonal }: Kind = kinds[kind]
  const window = isPermanent ? permanent : {}
  const texts = isImpersonal ? impersonalFields : {}
  return { ...head, ...required, ...window, ...texts, ...kinds[kind].body.entries }
}

/** Names of the Markdown fields. */
function richFields(kind: KindName): string[] {
  return Object.entries<unknown>(kinds[kind].body.entries)
    .filter(([, schema]) => schema === richText)
    .map(([name]) => name)
}

type LanguageRead = { row: EntryRow } | { problems: FieldProblem[] }

/** Parses a content file into one row per language, or returns all its problems. */
export function readEntryFile(
  kind: KindName,
  slug: string,
  source: unknown,
): { rows: EntryRow[]; problems: FieldProblem[] } {
  const read = locales.map((locale) => readLanguage(kind, slug, source, locale))
  return {
    rows: read.flatMap((one) => ('row' in one ? [one.row] : [])),
    problems: mergeProblems(read.map((one) => ('problems' in one ? one.problems : []))),
  }
}

function readLanguage(kind: KindName, slug: string, source: unknown, locale: Locale): LanguageRead {
  const problems: FieldProblem[] = []
  const untranslated = untranslatedLocale(kind, source)
  const complete =
    untranslated && isRecord(source) ? fillWithFallback(source, untranslated) : source
  const localised = attempt('', problems, () => localise(complete, locale))
  if (problems.length > 0) return { problems }
  const record = isRecord(localised) ? readRichTexts(kind, localised, locale, problems) : localised
  const parsed = v.safeParse(v.strictObject(entryFields(kind)), record)
  const brokenFields = new Set(problems.map(({ field }) => field))
  for (const issue of parsed.issues ?? []) {
    const field = v.getDotPath(issue) ?? ''
    if (!brokenFields.has(field)) problems.push({ field, reason: issue.message })
  }
  if (!parsed.success || problems.length > 0) return { problems }
  const { order, starts, ends, updated, title, summary, date, sample, ...body } = parsed.output
  const startsAt = starts ? startOfRiyadhDay(starts) : null
  const endsAt = ends ? endOfRiyadhDay(ends) : null
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
    return { problems: [{ field: 'ends', reason: 'Is before "starts"' }] }
  }
  const updatedAt = startOfRiyadhDay(updated)
  const texts = { kind, slug, locale, title, summary, date }
  const dates = { startsAt, endsAt, updatedAt }
  const writtenIn = locale === untranslated ? otherLocale(locale) : null
  return { row: { ...texts, position: order, ...dates, writtenIn, sample, body } }
}

const headFields = ['title', 'summary']

/**
 * Language with at most title and summary, if the kind allows an optional translation; else null.
 */
function untranslatedLocale(kind: KindName, source: unknown): Locale | null {
  const { optionalTranslation }: Kind = kinds[kind]
  if (!optionalTranslation || !isRecord(source)) return null
  const untranslated = locales.filter((locale) => {
    const texts = source[locale]
    return isRecord(texts) && Object.keys(texts).every((name) => headFields.includes(name))
  })
  return untranslated.length === 1 ? (untranslated[0] ?? null) : null
}

/** Adds the fields of the other language, except title and summary, which each language has. */
function fillWithFallback(
  source: Record<string, unknown>,
  untranslated: Locale,
): Record<string, unknown> {
  const [own, other] = [source[untranslated], source[otherLocale(untranslated)]]
  if (!isRecord(own) || !isRecord(other)) return source
  const fallback = Object.entries(other).filter(([name]) => !headFields.includes(name))
  return { ...source, [untranslated]: { ...Object.fromEntries(fallback), ...own } }
}

function readRichTexts(
  kind: KindName,
  record: Record<string, unknown>,
  locale: Locale,
  problems: FieldProblem[],
): Record<string, unknown> {
  const blocks = richFields(kind).map((name) => {
    const source = record[name]
    if (typeof source !== 'string') return [name, source]
    return [name, attempt(name, problems, () => readMarkdown(source, locale))]
  })
  return { ...record, ...Object.fromEntries(blocks) }
}

function attempt<T>(field: string, problems: FieldProblem[], work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof MissingLanguage)
      problems.push({ field: error.field, reason: error.message })
    else if (error instanceof MarkdownRefusal) problems.push({ field, reason: error.message })
    else throw error
    return undefined
  }
}

/** Reports a problem of both languages once, and others with their language. */
function mergeProblems(byLanguage: FieldProblem[][]): FieldProblem[] {
  const keys = byLanguage.map((problems) => problems.map(keyOf))
  const isCommon = (problem: FieldProblem) => keys.every((list) => list.includes(keyOf(problem)))
  return byLanguage.flatMap((problems, index) =>
    problems
      .filter((problem) => index === 0 || !isCommon(problem))
      .map((problem) =>
        isCommon(problem) ? problem : { ...problem, field: `${locales[index]}.${problem.field}` },
      ),
  )
}

function keyOf({ field, reason }: FieldProblem): string {
  return `${field}\n${reason}`
}
