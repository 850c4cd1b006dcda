import { findSimilarWords } from '#db/search/find-words'
import { switchLayout } from '#domain/search/keyboard-layout'
import { findNearest } from '#domain/search/nearest-word'
import { parseQuery, type Query } from '#domain/search/query'
import { stemWord } from '#domain/search/stem-word'
import { isStopWord } from '#domain/search/stop-words'

/** The query with the nearest known word for each that the index does not have; null if all are. */
async function correctSpelling(search: D1Database, { terms }: Query): Promise<string | null> {
  const words = await Promise.all(
    terms.map(async ({ exact, folded, stem }) => {
      if (isStopWord(folded) || /\d/.test(folded)) return exact
      const similar = await findSimilarWords(search, folded)
      const isKnown = similar.some(({ word }) => word === folded || stemWord(word) === stem)
      return isKnown ? exact : (findNearest(folded, similar)?.spelling ?? exact)
    }),
  )
  const isSame = words.every((word, at) => word === terms[at]?.exact)
  return isSame ? null : words.join(' ')
}

/** Other texts that the visitor may have meant; whether they find something is not checked. */
export async function proposeTexts(search: D1Database, query: Query): Promise<string[]> {
  const switched = switchLayout(query.text)
  const corrected = await correctSpelling(search, query)
  const typed = switched === null ? null : parseQuery(switched).text
  return [corrected, typed].filter((text) => text !== null)
}
