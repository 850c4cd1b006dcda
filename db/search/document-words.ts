import { article } from '#domain/search/article'
import { type SearchTerm, tellingTerms } from '#domain/search/stem-word'
import { foldText, normaliseText, splitWords } from '#domain/text/fold-text'
import type { SearchDocument } from './document'
import { inForm } from './word-form'

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

/** The words of a title, and of a page's other names, for suggestions: folded, and without article, so that both begin a match. */
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
