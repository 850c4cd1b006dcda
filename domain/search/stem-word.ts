import { stemmer } from 'stemmer'
import { foldText, normaliseText, splitWords } from '../text/fold-text'
import { singulars } from './broken-plurals'
import { isStopWord } from './stop-words'

const articles = ['ال', 'لل']
/** The Arabic article at the beginning of a folded word. */
export const article = new RegExp(`^(?:${articles.join('|')})(?=..)`, 'u')

/** One word in the three forms in which words are indexed. */
export interface SearchTerm {
  exact: string
  folded: string
  stem: string
}

export function readTerm(word: string): SearchTerm {
  const folded = foldText(word)
  return { exact: normaliseText(word), folded, stem: stemWord(folded) }
}

/** The words of a text that say what it is about: without stop words, unless it has no others. */
export function tellingTerms(text: string): SearchTerm[] {
  const terms = splitWords(normaliseText(text)).map(readTerm)
  return withoutStopWords(terms)
}

export function withoutStopWords(terms: readonly SearchTerm[]): SearchTerm[] {
  const telling = terms.filter(({ folded }) => !isStopWord(folded))
  return telling.length > 0 ? telling : [...terms]
}

/** The stems of a text's telling words, joined by spaces: texts that differ in spelling alone have one. */
export function stemPhrase(text: string): string {
  return tellingTerms(text)
    .map(({ stem }) => stem)
    .join(' ')
}

/** The stem of a folded word: Arabic by light10, English by Porter's algorithm. */
export function stemWord(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word)
  return /^[a-z]+$/.test(word) ? stemmer(word) : word
}

/**
 * The stem of a folded Arabic word by light10 (Larkey, Ballesteros, Connell: Light Stemming for
 * Arabic Information Retrieval, 2007): without conjunction, article and common suffixes. Beyond
 * light10, words that begin like a prefix keep their letters, so that a word and its definite form
 * have one stem, and common broken plurals have the stem of their singular.
 */
function stemArabic(word: string): string {
  const bare = cutPrefix(word)
  return cutSuffixes(singulars.get(word) ?? singulars.get(bare) ?? bare)
}

/** The article with a conjunction or preposition, and alone. */
const articlePrefixes = ['وال', 'بال', 'كال', 'فال', ...articles]
const suffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']
const shortestStem = 2

/** Words whose first letters look like the article but belong to the word. */
const ownAlefLam = /^(?:الكترون|التزام|التحاق|التماس|التفات|الغاء|الزام|اليه$|اليات|الات$)/u

/** Words whose first letter looks like the conjunction but belongs to the word. */
const ownWaw =
  /^(?:وا(?:جب|جه|حد|رد|قع|فد|تس)|وث[اي]|وجه|وجود|وحد|ورا?ث|ورد|ورش|ورق|وز[انير]|وس[ايطمع]|وص[يفلو]|وض[عو]|وطن|وظ[ايف]|وع[ديو]|وف[ادر]|وق[اتفو]|وك[ال]|وكي|ول[اي]|ويب)/u

function cutPrefix(word: string): string {
  if (ownAlefLam.test(word)) return word
  const prefix = articlePrefixes.find(
    (some) => word.startsWith(some) && word.length - some.length >= shortestStem,
  )
  if (prefix) return word.slice(prefix.length)
  return word.startsWith('و') && word.length > 3 && !ownWaw.test(word) ? word.slice(1) : word
}

function cutSuffixes(word: string): string {
  return suffixes.reduce(
    (rest, suffix) =>
      rest.endsWith(suffix) && rest.length - suffix.length >= shortestStem
        ? rest.slice(0, -suffix.length)
        : rest,
    word,
  )
}
