import { stemPhrase } from '#domain/search/stem-word'
import type { SearchDocument } from './document'
import { spellingsOf, titleWords, wordColumns, wordFields, wordForms } from './document-words'

/** Documents written with one batch; D1 takes a bound text of at most 2 MB. */
const documentsAtOnce = 40

const plainColumns = [
  ...['kind', 'slug', 'part', 'locale', 'type', 'label', 'boost', 'path', 'title', 'title_stems'],
  ...['summary', 'body', 'trail', 'facts', 'date', 'starts_at', 'ends_at', 'updated_at'],
]
const wordColumnNames = wordForms.flatMap((form) => wordFields.map((field) => `${form}_${field}`))
const read = (names: readonly string[]) => names.map((name) => `value ->> '$.${name}'`).join(', ')

const insertDocuments = `INSERT INTO documents (${plainColumns.join(', ')})
  SELECT ${read(plainColumns)} FROM json_each(?1)`
const insertWords = `INSERT INTO document_words (rowid, scope, ${wordColumnNames.join(', ')})
  SELECT documents.id, ${read(['locale', ...wordColumnNames])} FROM json_each(?1)
  JOIN documents ON documents.kind = value ->> '$.kind' AND documents.slug = value ->> '$.slug'
    AND documents.part = value ->> '$.part' AND documents.locale = value ->> '$.locale'`
const insertTitles = `INSERT INTO title_words (rowid, scope, words)
  SELECT documents.id, ${read(['locale', 'title_words'])} FROM json_each(?1)
  JOIN documents ON documents.kind = value ->> '$.kind' AND documents.slug = value ->> '$.slug'
    AND documents.part = value ->> '$.part' AND documents.locale = value ->> '$.locale'`
const insertVocabulary = `INSERT INTO vocabulary (locale, length, word, spelling, documents)
  SELECT ${read(['locale', 'length', 'word', 'spelling', 'documents'])} FROM json_each(?1) WHERE true
  ON CONFLICT DO UPDATE SET documents = vocabulary.documents + excluded.documents`
const insertSynonyms = `INSERT OR REPLACE INTO synonyms (phrase, slug, translation)
  SELECT ${read(['phrase', 'slug', 'translation'])} FROM json_each(?1)`

function documentRow(document: SearchDocument) {
  const { startsAt, endsAt, updatedAt, trail, facts, ...rest } = document
  return {
    ...rest,
    starts_at: startsAt,
    ends_at: endsAt,
    updated_at: updatedAt,
    trail: JSON.stringify(trail),
    facts: JSON.stringify(facts),
    title_words: titleWords(document),
    title_stems: stemPhrase(document.title),
    ...wordColumns(document),
  }
}

function vocabularyRows(documents: readonly SearchDocument[]) {
  const counted = new Map<
    string,
    { locale: string; word: string; spelling: string; documents: number }
  >()
  for (const document of documents) {
    for (const [word, spelling] of spellingsOf(document)) {
      const key = `${document.locale} ${word}`
      const known = counted.get(key)
      if (known) known.documents += 1
      else counted.set(key, { locale: document.locale, word, spelling, documents: 1 })
    }
  }
  return [...counted.values()].map((row) => ({ ...row, length: row.word.length }))
}

function synonymRows(documents: readonly SearchDocument[]) {
  return documents.flatMap(({ kind, slug, title, facts }) =>
    kind === 'term' && facts.translation !== undefined
      ? [{ phrase: stemPhrase(title), slug, translation: facts.translation }]
      : [],
  )
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
    `DELETE FROM documents WHERE id IN ${chosen}`,
    `DELETE FROM synonyms WHERE slug IN
      (SELECT value ->> '$.slug' FROM json_each(?1) WHERE value ->> '$.kind' = 'term')`,
  ].map((statement) => search.prepare(statement).bind(bound))
}

function insertStatements(
  search: D1Database,
  documents: readonly SearchDocument[],
): D1PreparedStatement[] {
  const rows = JSON.stringify(documents.map(documentRow))
  const suggested = JSON.stringify(documents.filter(({ part }) => part === '').map(documentRow))
  return [
    search.prepare(insertDocuments).bind(rows),
    search.prepare(insertWords).bind(rows),
    search.prepare(insertTitles).bind(suggested),
    search.prepare(insertVocabulary).bind(JSON.stringify(vocabularyRows(documents))),
    search.prepare(insertSynonyms).bind(JSON.stringify(synonymRows(documents))),
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

/** Empties the index. */
export async function emptyIndex(search: D1Database): Promise<void> {
  const statements = [
    `INSERT INTO document_words (document_words) VALUES ('delete-all')`,
    `INSERT INTO title_words (title_words) VALUES ('delete-all')`,
    'DELETE FROM documents',
    'DELETE FROM vocabulary',
    'DELETE FROM synonyms',
    'DELETE FROM index_state',
  ]
  await search.batch(statements.map((statement) => search.prepare(statement)))
}
