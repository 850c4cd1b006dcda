import { stemPhrase } from '#domain/search/stem-word'
import { readDocumentWords, type SearchDocument, spellingsOf, titleWords } from './document'
import { firstId } from './document-id'

/** Documents written with one batch; D1 takes a bound text of at most 2 MB. */
const documentsAtOnce = 40

const documentColumns = [
  'kind',
  'slug',
  'part',
  'locale',
  'type',
  'label',
  'boost',
  'path',
  'title',
  'title_stems',
  'alias_stems',
  'heading_stems',
  'summary_stems',
  'summary',
  'trail',
  'facts',
  'date',
  'starts_at',
  'ends_at',
  'updated_at',
]
const read = (names: readonly string[]) => names.map((name) => `value ->> '$.${name}'`).join(', ')
/** The id of a row while its batch runs: the sequence moves on at the end. */
const ownId = `value ->> '$.first_id' + (SELECT next FROM document_sequence)`

const insertDocuments = `INSERT INTO documents (id, ${documentColumns.join(', ')})
  SELECT ${ownId}, ${read(documentColumns)} FROM json_each(?1)`
const insertBodies = `INSERT INTO document_bodies (id, body)
  SELECT ${ownId}, value ->> '$.body' FROM json_each(?1)`
const insertWords = `INSERT INTO document_words (rowid, words)
  SELECT ${ownId}, value ->> '$.words' FROM json_each(?1)`
const insertTitles = `INSERT INTO title_words (rowid, words)
  SELECT ${ownId}, value ->> '$.words' FROM json_each(?1)`
const advanceSequence = 'UPDATE document_sequence SET next = next + ?1'
const insertStems = `INSERT INTO stems (stem, documents)
  SELECT ${read(['stem', 'documents'])} FROM json_each(?1) WHERE true
  ON CONFLICT DO UPDATE SET documents = stems.documents + excluded.documents`
const insertVocabulary = `INSERT INTO vocabulary (length, word, spelling, documents)
  SELECT ${read(['length', 'word', 'spelling', 'documents'])} FROM json_each(?1) WHERE true
  ON CONFLICT DO UPDATE SET documents = vocabulary.documents + excluded.documents`
const insertSynonyms = `INSERT OR REPLACE INTO synonyms (phrase, slug, translation)
  SELECT ${read(['phrase', 'slug', 'translation'])} FROM json_each(?1)`

/** The rows of one batch, by table; rows of one document have the same `first_id`. */
function rowsOf(documents: readonly SearchDocument[]) {
  const read = documents.map((document, at) => ({
    document,
    id: { first_id: firstId(document) + at },
    ...readDocumentWords(document),
  }))
  return {
    documents: read.map(({ document, id, columns }) => {
      const {
        startsAt,
        endsAt,
        updatedAt,
        trail,
        facts,
        body,
        aliases,
        synonyms,
        headings,
        ...own
      } = document
      const dates = { starts_at: startsAt, ends_at: endsAt, updated_at: updatedAt }
      return {
        ...id,
        ...own,
        ...columns,
        ...dates,
        trail: JSON.stringify(trail),
        facts: JSON.stringify(facts),
      }
    }),
    bodies: read.map(({ document, id }) => ({ ...id, body: document.body })),
    words: read.map(({ words, id }) => ({ ...id, words })),
    stems: read.map(({ stems }) => stems),
    titles: read
      .filter(({ document }) => document.part === '')
      .map(({ document, id }) => ({ ...id, words: titleWords(document) })),
  }
}

/** Counts in how many documents each word is. */
function countWords<W>(
  documents: readonly W[],
  wordsOf: (document: W) => Iterable<string>,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const word of new Set(wordsOf(document))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function vocabularyRows(documents: readonly SearchDocument[]) {
  const spellings = new Map(documents.flatMap((document) => [...spellingsOf(document)]))
  const counts = countWords(documents, (document) => spellingsOf(document).keys())
  return [...counts].map(([word, count]) => ({
    word,
    length: word.length,
    spelling: spellings.get(word),
    documents: count,
  }))
}

/** The phrases of a query that stand for a term: its title for that of the other language, its other names for the title. */
function synonymRows(documents: readonly SearchDocument[]) {
  return documents
    .filter(({ kind }) => kind === 'term')
    .flatMap(({ slug, title, facts: { translation }, synonyms }) => [
      ...(translation === undefined ? [] : [{ phrase: stemPhrase(title), slug, translation }]),
      ...synonyms.map((name) => ({ phrase: stemPhrase(name), slug, translation: title })),
    ])
}

/** Identifies the documents of a record. */
export interface RecordKey {
  kind: string
  slug: string
}

function deleteStatements(search: D1Database, keys: readonly RecordKey[]): D1PreparedStatement[] {
  const chosen = `(SELECT documents.id FROM json_each(?1) JOIN documents
    ON documents.kind = value ->> '$.kind' AND documents.slug = value ->> '$.slug')`
  const bound = JSON.stringify(keys)
  return [
    `DELETE FROM document_words WHERE rowid IN ${chosen}`,
    `DELETE FROM title_words WHERE rowid IN ${chosen}`,
    `DELETE FROM document_bodies WHERE id IN ${chosen}`,
    `DELETE FROM documents WHERE id IN ${chosen}`,
    `DELETE FROM synonyms WHERE slug IN
      (SELECT value ->> '$.slug' FROM json_each(?1) WHERE value ->> '$.kind' = 'term')`,
  ].map((statement) => search.prepare(statement).bind(bound))
}

function insertStatements(
  search: D1Database,
  documents: readonly SearchDocument[],
): D1PreparedStatement[] {
  const rows = rowsOf(documents)
  const stems = countWords(rows.stems, (own) => own)
  const write = (statement: string, bound: readonly object[]) =>
    search.prepare(statement).bind(JSON.stringify(bound))
  return [
    write(insertDocuments, rows.documents),
    write(insertBodies, rows.bodies),
    write(insertWords, rows.words),
    write(insertTitles, rows.titles),
    search.prepare(advanceSequence).bind(documents.length),
    write(
      insertStems,
      [...stems].map(([stem, count]) => ({ stem, documents: count })),
    ),
    write(insertVocabulary, vocabularyRows(documents)),
    write(insertSynonyms, synonymRows(documents)),
  ]
}

/**
 * Replaces the documents of records: those of `keys` are deleted, `documents` are written. A record
 * is replaced in one transaction, so that a search never misses it.
 */
export async function replaceDocuments(
  search: D1Database,
  keys: readonly RecordKey[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const byRecord = Map.groupBy(documents, ({ kind, slug }) => `${kind}/${slug}`)
  let batch: { keys: RecordKey[]; documents: SearchDocument[] } = { keys: [], documents: [] }
  const flush = async () => {
    const { keys: some, documents: added } = batch
    batch = { keys: [], documents: [] }
    const inserts = added.length > 0 ? insertStatements(search, added) : []
    if (some.length > 0) await search.batch([...deleteStatements(search, some), ...inserts])
  }
  for (const key of keys) {
    const own = byRecord.get(`${key.kind}/${key.slug}`) ?? []
    if (batch.documents.length + own.length > documentsAtOnce) await flush()
    batch.keys.push(key)
    batch.documents.push(...own)
    if (batch.keys.length >= documentsAtOnce) await flush()
  }
  await flush()
}

export async function emptyIndex(search: D1Database): Promise<void> {
  const statements = [
    `INSERT INTO document_words (document_words) VALUES ('delete-all')`,
    `INSERT INTO title_words (title_words) VALUES ('delete-all')`,
    'DELETE FROM documents',
    'DELETE FROM document_bodies',
    'DELETE FROM stems',
    'DELETE FROM vocabulary',
    'DELETE FROM synonyms',
    'DELETE FROM index_state',
  ]
  await search.batch(statements.map((statement) => search.prepare(statement)))
}
