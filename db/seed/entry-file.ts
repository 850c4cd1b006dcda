import * as v from 'valibot'
import { type Kind, type KindName, kinds } from '#domain/content/kinds'
import { endOfRiyadhDay, startOfRiyadhDay } from '#domain/dates/calendar'
import { type Locale, locales, otherLocale } from '#domain/site/locale'
import { isRecord, localise, MissingLanguage } from '../entries/localise'
import type { entries } from '../schema/schema'
import { entrySchema, richFields } from './entry-body'
import { readMarkdown } from './markdown'
import { MarkdownRefusal } from './markdown-refusal'

export type EntryRow = typeof entries.$inferInsert
/** What is wrong with one field of a file; the field is empty when it is the file itself. */
export interface FieldProblem {
  field: string
  reason: string
}

type LanguageRead = { row: EntryRow } | { problems: FieldProblem[] }

/** The rows of one content file, one a language, or everything that is wrong with it. */
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
  const lacking = lackedLanguage(kind, source)
  const whole = lacking && isRecord(source) ? borrow(source, lacking) : source
  const localised = attempt('', problems, () => localise(whole, locale))
  if (problems.length > 0) return { problems }
  const record = isRecord(localised) ? readRichTexts(kind, localised, locale, problems) : localised
  const parsed = v.safeParse(entrySchema(kind), record)
  const broken = new Set(problems.map(({ field }) => field))
  for (const issue of parsed.issues ?? []) {
    const field = v.getDotPath(issue) ?? ''
    if (!broken.has(field)) problems.push({ field, reason: issue.message })
  }
  if (!parsed.success || problems.length > 0) return { problems }
  const { order, starts, ends, updated, title, summary, date, sample, ...body } = parsed.output
  const startsAt = starts ? startOfRiyadhDay(starts) : null
  const endsAt = ends ? endOfRiyadhDay(ends) : null
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
    return { problems: [{ field: 'ends', reason: 'Lies before "starts"' }] }
  }
  const updatedAt = startOfRiyadhDay(updated)
  const words = { kind, slug, locale, title, summary, date }
  const dates = { startsAt, endsAt, updatedAt }
  const writtenIn = locale === lacking ? otherLocale(locale) : null
  return { row: { ...words, position: order, ...dates, writtenIn, sample, body } }
}

const headFields = ['title', 'summary']

/** The language a record has but title and summary in, when its kind may be published in one first. */
function lackedLanguage(kind: KindName, source: unknown): Locale | null {
  const { mayLack }: Kind = kinds[kind]
  if (!mayLack || !isRecord(source)) return null
  const lacking = locales.filter((locale) => {
    const words = source[locale]
    return isRecord(words) && Object.keys(words).every((name) => headFields.includes(name))
  })
  return lacking.length === 1 ? (lacking[0] ?? null) : null
}

/** Fills a language up with the words of the other. */
function borrow(source: Record<string, unknown>, lacking: Locale): Record<string, unknown> {
  const [own, other] = [source[lacking], source[otherLocale(lacking)]]
  return isRecord(own) && isRecord(other) ? { ...source, [lacking]: { ...other, ...own } } : source
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

/** A fact that is wrong is said once; words that are wrong, with their language. */
function mergeProblems(byLanguage: FieldProblem[][]): FieldProblem[] {
  const keys = byLanguage.map((problems) => problems.map(keyOf))
  const isCommon = (problem: FieldProblem) => keys.every((some) => some.includes(keyOf(problem)))
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
