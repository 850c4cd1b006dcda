/** A phrase of the dictionary, and what it is called in the other language. */
interface Synonym {
  slug: string
  translation: string
}

/** The dictionary's phrases, as stems, kept between searches; changes show within a minute. */
export interface SynonymMemory {
  /** Epoch ms; 0: never. */
  loadedAt: number
  phrases: ReadonlyMap<string, Synonym[]>
}

export function createSynonymMemory(): SynonymMemory {
  return { loadedAt: 0, phrases: new Map() }
}

/** The search database, and what an isolate remembers of it. */
export interface SearchIndex {
  database: D1Database
  synonyms: SynonymMemory
}

const freshMs = 60_000

/** The phrases of the dictionary with their translations. */
export async function readSynonyms(
  { database, synonyms }: SearchIndex,
  now: number,
): Promise<SynonymMemory['phrases']> {
  if (Math.abs(now - synonyms.loadedAt) < freshMs) return synonyms.phrases
  const { results } = await database
    .prepare('SELECT phrase, slug, translation FROM synonyms')
    .all<Synonym & { phrase: string }>()
  synonyms.phrases = Map.groupBy(results, ({ phrase }) => phrase)
  synonyms.loadedAt = now
  return synonyms.phrases
}
