import { article, type SearchTerm, tellingTerms } from '#domain/search/stem-word'
import type { ResultType } from '#domain/search/types'
import type { Locale } from '#domain/site/locale'
import { foldText, normaliseText, splitWords } from '#domain/text/fold-text'

/** What a result says besides title and summary; fields that do not apply are absent. */
export interface DocumentFacts {
  audiences?: string[]
  /** Working days; 0: immediately. */
  days?: number
  /** The part of the service that the days measure. */
  durationOf?: string
  /** SAR; 0: free. */
  cost?: number
  /** True if it is free in some cases. */
  isCostUpTo?: boolean
  formats?: string[]
  edition?: number
  place?: string
  /** Last day to apply, or of an agreement, `YYYY-MM-DD`. */
  until?: string
  /** The title in the other language. */
  translation?: string
  /** A dataset's update frequency. */
  frequency?: string
  /** The position a person holds. */
  position?: string
  book?: string
}

/** Text of the search index: a record, a chapter, a page or one of its sections, in one language. */
export interface SearchDocument {
  /** The content kind, or `route` for a page of the route table. */
  kind: string
  slug: string
  /** Anchor of a section; empty for a whole record. */
  part: string
  locale: Locale
  type: ResultType
  /** What the result is called, more exactly than its type: a message key. */
  label: string
  /** Factor of its relevance; 1 for most. */
  boost: number
  /** Path without language prefix, with query and anchor. */
  path: string
  title: string
  summary: string
  /** Other names, and the title in the other language. */
  aliases: string[]
  /** Those of them that mean the same as the title in any query: a term's abbreviations and synonyms. */
  synonyms: string[]
  headings: string[]
  body: string
  /** Titles of the pages above it. */
  trail: string[]
  facts: DocumentFacts
  /** The date shown, `YYYY-MM-DD`; null if it says nothing. */
  date: string | null
  /** Publication window in epoch ms; null: open. */
  startsAt: number | null
  endsAt: number | null
  /** Last change of the record, epoch ms; null for pages, which change with each build. */
  updatedAt: number | null
}

/** Forms in which the index has a word; `head` is the stem of a word in title, aliases, headings or summary. */
export type WordForm = 'exact' | 'folded' | 'stemmed' | 'head'

/**
 * Prefix of each form in the single column of `document_words`, whose tokenizer takes these
 * characters for letters. With a column for each form, FTS5 would read every position of a word to
 * filter by column.
 */
const marks: Record<WordForm, string> = { exact: '=', folded: '~', stemmed: '', head: '^' }

/** Words, separated by spaces, as the index has them in a form. */
export function inForm(form: WordForm, words: string): string {
  return words
    .split(' ')
    .map((word) => (word === '' ? '' : marks[form] + word))
    .join(' ')
}

/** Parts of a text that are phrases of their own: lines, and names divided by commas. */
const phrasesOf = (text: string) => text.split(/[\n،,]/u)
const join = (terms: readonly SearchTerm[], form: keyof SearchTerm) =>
  terms.map((term) => term[form]).join(' ')

interface DocumentWords {
  /** Its row of `document_words`. */
  words: string
  /** The stem of each word. */
  stems: string[]
  /** Columns of `documents` from which results are rated. */
  columns: Record<`${'title' | 'alias' | 'heading' | 'summary'}_stems`, string>
}

/** The words of a document in the forms of the index. */
export function readDocumentWords(document: SearchDocument): DocumentWords {
  const termsOf = (...texts: string[]) => texts.flatMap(phrasesOf).flatMap(tellingTerms)
  const title = termsOf(document.title)
  const names = document.aliases.flatMap(phrasesOf).map(tellingTerms)
  const headings = termsOf(...document.headings)
  const summary = termsOf(document.summary)
  const head = [...title, ...names.flat(), ...headings, ...summary]
  const all = [...head, ...termsOf(document.body)]
  return {
    words: [
      inForm('exact', join(all, 'exact')),
      inForm('folded', join(all, 'folded')),
      inForm('stemmed', join(all, 'stem')),
      inForm('head', join(head, 'stem')),
    ].join(' '),
    stems: all.map(({ stem }) => stem),
    columns: {
      title_stems: join(title, 'stem'),
      alias_stems: names.map((terms) => join(terms, 'stem')).join('|'),
      heading_stems: join(headings, 'stem'),
      summary_stems: join(summary, 'stem'),
    },
  }
}

/**
 * The words of a title, and of a page's other names, for suggestions: folded, and without article,
 * so that both begin a match.
 */
export function titleWords({ title, type, aliases }: SearchDocument): string {
  const names = type === 'page' ? [title, ...aliases] : [title]
  const words = splitWords(foldText(names.join(' ')))
  const bare = words.flatMap((word) => (article.test(word) ? [word.replace(article, '')] : []))
  return [...words, ...bare].join(' ')
}

/** The words of title, aliases, headings and summary with a spelling of each, for the vocabulary. */
export function spellingsOf(document: SearchDocument): Map<string, string> {
  const { title, aliases, headings, summary } = document
  const spellings = splitWords(normaliseText([title, ...aliases, ...headings, summary].join('\n')))
  return new Map(spellings.filter((word) => word.length > 2).map((word) => [foldText(word), word]))
}
