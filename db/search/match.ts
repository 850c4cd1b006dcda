import { typedBeginning } from '#domain/search/mark-terms'
import type { Candidate } from '#domain/search/score'
import { phraseOf, type Unit } from '#domain/search/unit'
import { foldText, splitWords } from '#domain/text/fold-text'
import { inForm, type WordForm } from './document'
import { type Filters, idRange, readBucket } from './document-id'
import { bindRange, type MatchCount, matchSql } from './match-sql'

/** A text as an FTS5 string; nothing in it is syntax. */
const quote = (words: string) => `"${words.replaceAll('"', '""')}"`
const phrase = (form: WordForm, words: string) => quote(inForm(form, words))
const anyOf = (expressions: readonly string[]) => `(${expressions.join(' OR ')})`
const allOf = (expressions: readonly string[]) => `(${expressions.join(' AND ')})`

/** A unit anywhere in a document. Everyday words are looked for in heads alone: in running text they mislead. */
function anywhere({ terms, translations, equivalents }: Unit): string {
  return anyOf([
    allOf(terms.map(({ stem }) => phrase('stemmed', stem))),
    ...translations.map((words) => phrase('stemmed', words)),
    ...equivalents.map((words) => phrase('head', words)),
  ])
}

/** A unit in title, aliases, headings or summary. */
function inHead({ terms, translations, equivalents }: Unit): string {
  return anyOf([
    allOf(terms.map(({ stem }) => phrase('head', stem))),
    ...[...translations, ...equivalents].map((words) => phrase('head', words)),
  ])
}

/** All units in the head, or all but one of them; there are at least two. */
function butOneInHead(units: readonly Unit[]): string {
  const middle = Math.floor(units.length / 2)
  const halves = [units.slice(0, middle), units.slice(middle)]
  return anyOf(
    halves.map((half, at) => {
      const others = halves[1 - at]?.map(inHead) ?? []
      return allOf(half.length > 1 ? [butOneInHead(half), ...others] : others)
    }),
  )
}

/** Most units of which one may be missing. */
const mostOptional = 6

/** Expressions for documents that have the units. */
interface Matches {
  /** Documents of the result. */
  whole: string
  /** Those of them that have the units in their heads. */
  heads: string
}

/** Documents that have all units. */
function matchEvery(units: readonly Unit[]): string {
  return allOf(units.map(anywhere))
}

/** Documents that have the whole query in one piece in their heads; null for a single word. */
function matchPhrase(units: readonly Unit[]): string | null {
  const terms = units.flatMap((unit) => unit.terms)
  return terms.length < 2 ? null : phrase('head', phraseOf(terms))
}

/**
 * Documents that have all units; with three or more words, also those that lack a unit but have the
 * others, and at least two words, in their heads.
 */
function matchAll(units: readonly Unit[]): Matches {
  const all = matchEvery(units)
  const phrases = units.filter(({ terms }) => terms.length > 1)
  if (units.length === 2 && phrases.length > 0) {
    return { whole: anyOf([all, ...phrases.map(inHead)]), heads: anyOf(phrases.map(inHead)) }
  }
  if (units.length < 3 || units.length > mostOptional) {
    return { whole: all, heads: allOf(units.map(inHead)) }
  }
  const heads = butOneInHead(units)
  return { whole: anyOf([all, heads]), heads }
}

/** Documents that have all terms in one of their forms. */
function matchForm(units: readonly Unit[], form: 'exact' | 'folded'): string {
  return allOf(units.flatMap(({ terms }) => terms.map((term) => phrase(form, term[form]))))
}

/** Most words of a text of which titles are suggested. */
const mostTyped = 12

/** The expression for titles that have a word beginning with the stem of each typed word. */
export function matchTitles(text: string): string | null {
  const beginnings = splitWords(foldText(text)).slice(0, mostTyped).map(typedBeginning)
  if (beginnings.length === 0) return null
  return beginnings.map((beginning) => `${quote(beginning)} *`).join(' AND ')
}

/** How many words of the query each result has: all (or all but one in its head), two, or one. */
export type Strictness = 'all' | 'most' | 'any'

/** What the units of a query match. */
export interface Matched {
  strictness: Strictness
  /** The FTS5 expression for all documents of the result. */
  expression: string
  /** Number of documents in both languages, whatever the filters. */
  counts: MatchCount[]
  /** The first documents of the set and of those that have the units in their heads. */
  candidates: (Candidate & { id: number })[]
}

/**
 * The statement for what has all units or, if that is less than four documents of the language, two
 * or one of the rarest; `readMatched` reads its result. `isStrict`: only what has all.
 */
export function matchStatement(
  database: D1Database,
  units: readonly Unit[],
  { filters, now, isStrict = false }: { filters: Filters; now: number; isStrict?: boolean },
): D1PreparedStatement {
  const { whole, heads } = matchAll(units)
  const optional = isStrict || units.length === 1 ? [] : units
  const described = optional.map((unit) => ({
    whole: anywhere(unit),
    head: inHead(unit),
    stems: unit.terms.map(({ stem }) => stem),
    least: unit.translations.length + unit.equivalents.length > 0 ? 1 : 0,
  }))
  const forms = [matchEvery(units), matchForm(units, 'folded'), matchForm(units, 'exact')]
  return database
    .prepare(matchSql(filters))
    .bind(
      ...bindRange(idRange(filters), now),
      whole,
      heads,
      ...forms,
      JSON.stringify(described),
      matchPhrase(units),
    )
}

interface MatchRow {
  strictness: Strictness
  expression: string
  /** JSON, as `candidates`. */
  counts: string
  candidates: string
}

type CountRow = [bucket: number, count: number]

const readCount = ([bucket, count]: CountRow): MatchCount => ({ ...readBucket(bucket), count })

type CandidateRow = [
  id: number,
  title: string,
  titleStems: string,
  aliasStems: string,
  headingStems: string,
  summaryStems: string,
  boost: number,
  form: Candidate['form'],
]

const readCandidate = ([id, title, titleStems, ...rest]: CandidateRow) => {
  const [aliasStems, headingStems, summaryStems, boost, form] = rest
  return { id, title, titleStems, aliasStems, headingStems, summaryStems, boost, form }
}

export function readMatched(result: D1Result | undefined): Matched {
  const [row] = (result?.results ?? []) as unknown as MatchRow[]
  return {
    strictness: row?.strictness ?? 'all',
    expression: row?.expression ?? '',
    counts: JSON.parse(row?.counts ?? '[]').map(readCount),
    candidates: JSON.parse(row?.candidates ?? '[]').map(readCandidate),
  }
}
