import { stemWord } from '#domain/search/stem-word'
import { foldText, normaliseText, splitWords } from '#domain/text/fold-text'
import type { SearchDocument } from './document'

/** Fields of the index by weight; each is indexed in three forms. */
export const wordFields = ['title', 'aliases', 'headings', 'summary', 'body'] as const
export const wordForms = ['exact', 'folded', 'stemmed'] as const

type WordColumns = Record<`${(typeof wordForms)[number]}_${(typeof wordFields)[number]}`, string>

/** The words of a document for the columns of `document_words`. */
export function wordColumns(document: SearchDocument): WordColumns {
  const columns = wordFields.flatMap((field) => {
    const exact = splitWords(normaliseText([document[field]].flat().join('\n')))
    const folded = exact.map(foldText)
    return [
      [`exact_${field}`, exact.join(' ')],
      [`folded_${field}`, folded.join(' ')],
      [`stemmed_${field}`, folded.map(stemWord).join(' ')],
    ]
  })
  return Object.fromEntries(columns) as WordColumns
}

/** The words of a title for suggestions: folded, and without article, so that both begin a match. */
export function titleWords({ title }: Pick<SearchDocument, 'title'>): string {
  const words = splitWords(foldText(title))
  const bare = words.flatMap((word) => (/^(?:ال|لل)./u.test(word) ? [word.slice(2)] : []))
  return [...words, ...bare].join(' ')
}

/** The words of title, aliases, headings and summary with a spelling of each, for the vocabulary. */
export function spellingsOf(document: SearchDocument): Map<string, string> {
  const { title, aliases, headings, summary } = document
  const spellings = splitWords(normaliseText([title, ...aliases, ...headings, summary].join('\n')))
  return new Map(spellings.filter((word) => word.length > 2).map((word) => [foldText(word), word]))
}
