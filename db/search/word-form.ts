/** Forms in which the index has a word; `head` is the stem of a word in title, aliases, headings or summary. */
export type WordForm = 'exact' | 'folded' | 'stemmed' | 'head'

/**
 * What tells the forms apart in the one column of `document_words`, whose tokenizer takes these
 * characters for letters. Of columns for each form, FTS5 would read every position of a word.
 */
const marks: Record<WordForm, string> = { exact: '=', folded: '~', stemmed: '', head: '^' }

/** Words, separated by spaces, as the index has them in a form. */
export function inForm(form: WordForm, words: string): string {
  return words
    .split(' ')
    .map((word) => (word === '' ? '' : marks[form] + word))
    .join(' ')
}
