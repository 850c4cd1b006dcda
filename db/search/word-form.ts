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
