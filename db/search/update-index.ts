import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { Entry } from '#domain/content/entry'
import { isKindName, type KindName, kinds } from '#domain/content/kinds'
import { type Locale, locales } from '#domain/site/locale'
import type { Database } from '../client'
import { findQuestions, inPages } from '../entries/entry-paths'
import { readContentVersion } from '../entries/publications'
import { entries, entryChanges } from '../schema/content'
import type { Surroundings } from './described-kinds'
import type { SearchDocument } from './document'
import { describeEntry, indexedKinds, pagedKinds } from './entry-documents'
import { describePages, pageKinds } from './page-documents'
import { emptyIndex, type RecordKey, replaceDocuments } from './write-documents'

interface IndexDeps {
  db: Database
  search: D1Database
  /** Epoch ms. */
  now: number
  /** Identifies the build, whose messages are titles of pages. */
  build: string
}

/** Changed records that one run takes; the rest waits for the next. */
const changesAtOnce = 500
/** Segments of a full-text table that updates leave, before all are written anew as one. */
const mostSegments = 8

async function readKinds(db: Database, names: readonly string[]): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(entries)
    .where(inArray(entries.kind, [...names]))
  return rows.flatMap(({ kind, ...row }) =>
    isKindName(kind) ? [{ ...row, kind, body: v.parse(kinds[kind].body, row.body) } as Entry] : [],
  )
}

async function surroundingsOf({ db, now }: IndexDeps, locale: Locale): Promise<Surroundings> {
  const deps = { db, locale, now }
  const [ofQuestion, ofStory, books, holidays] = await Promise.all([
    findQuestions(deps),
    inPages('successStories', 'story')(deps),
    db
      .select({
        slug: entries.slug,
        title: entries.title,
        startsAt: entries.startsAt,
        endsAt: entries.endsAt,
        locale: entries.locale,
      })
      .from(entries)
      .where(inArray(entries.kind, ['book'])),
    db
      .selectDistinct({ title: entries.title })
      .from(entries)
      .where(and(eq(entries.kind, 'holiday'), eq(entries.locale, locale))),
  ])
  return {
    pathInPages: (entry) =>
      entry.kind === 'question' ? ofQuestion(entry as Entry<'question'>) : ofStory(entry),
    bookOf: (slug) => books.find((book) => book.slug === slug && book.locale === locale) ?? null,
    holidays: holidays.map(({ title }) => title),
  }
}

type AllSurroundings = Record<Locale, Surroundings>

async function readSurroundings(deps: IndexDeps): Promise<AllSurroundings> {
  const [ar, en] = await Promise.all([surroundingsOf(deps, 'ar'), surroundingsOf(deps, 'en')])
  return { ar, en }
}

/** The documents of records in both languages. */
function describeRecords(records: readonly Entry[], around: AllSurroundings): SearchDocument[] {
  const titles = new Map(
    records.map(({ kind, slug, locale, title }) => [`${kind}/${slug}/${locale}`, title]),
  )
  return records.flatMap((entry) => {
    const { kind, slug, locale } = entry
    const other = locale === 'ar' ? 'en' : 'ar'
    const translation = titles.get(`${kind}/${slug}/${other}`) ?? null
    return describeEntry(entry, translation, around[locale]) ?? []
  })
}

const keysOf = (records: readonly RecordKey[]): RecordKey[] => [
  ...new Map(records.map(({ kind, slug }) => [`${kind}/${slug}`, { kind, slug }])).values(),
]

async function indexKinds(
  { db, search }: IndexDeps,
  names: readonly KindName[],
  around: AllSurroundings,
): Promise<void> {
  const records = await readKinds(db, names)
  await replaceDocuments(search, keysOf(records), describeRecords(records, around))
}

async function indexPages({ db, search }: IndexDeps): Promise<void> {
  const records = (await readKinds(db, pageKinds)) as Parameters<typeof describePages>[0]
  const documents = locales.flatMap((locale) => describePages(records, locale))
  await replaceDocuments(search, keysOf(documents), documents)
}

async function saveState({ search, now, build }: IndexDeps, version: number): Promise<void> {
  await search
    .prepare(
      `INSERT INTO index_state (id, content_version, build, updated_at) VALUES (1, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET content_version = excluded.content_version,
       build = excluded.build, updated_at = excluded.updated_at`,
    )
    .bind(version, build, now)
    .run()
}

/** The dataset that is found by the names of the public holidays. */
const calendar: RecordKey = { kind: 'dataset', slug: 'working-days' }

/** The records to index again after a change of others: chapters of books, the calendar of holidays. */
async function withDependents(db: Database, changed: readonly RecordKey[]): Promise<RecordKey[]> {
  const dated = changed.some(({ kind }) => kind === 'holiday') ? [calendar] : []
  const books = changed.filter(({ kind }) => kind === 'book').map(({ slug }) => slug)
  if (books.length === 0) return keysOf([...changed, ...dated])
  const chapters = (await readKinds(db, ['chapter'])) as Entry<'chapter'>[]
  const own = chapters.filter(({ body }) => books.includes(body.book))
  return keysOf([...changed, ...dated, ...own])
}

async function indexRecords(deps: IndexDeps, changed: readonly RecordKey[]): Promise<void> {
  const keys = await withDependents(deps.db, changed)
  const byKind = Map.groupBy(keys, ({ kind }) => kind)
  const found = await Promise.all(
    [...byKind].map(async ([kind, own]) => {
      const slugs = new Set(own.map(({ slug }) => slug))
      return (await readKinds(deps.db, [kind])).filter(({ slug }) => slugs.has(slug))
    }),
  )
  const around = await readSurroundings(deps)
  await replaceDocuments(deps.search, keys, describeRecords(found.flat(), around))
}

/**
 * Brings the index up to date with the records that changed since the last run, and with pages and
 * paged lists if the content version or the build did. Returns the number of changed records taken;
 * it is at most 500, and more may wait.
 */
export async function updateIndex(deps: IndexDeps): Promise<number> {
  const { db, search, build } = deps
  // Read first: a publication during this run makes the next one index again.
  const version = await readContentVersion(db)
  const [state, changes] = await Promise.all([
    search
      .prepare('SELECT content_version, build FROM index_state')
      .first<{ content_version: number; build: string }>(),
    db.select().from(entryChanges).orderBy(asc(entryChanges.id)).limit(changesAtOnce),
  ])
  if (!state) {
    await rebuildIndex(deps)
    return changes.length
  }
  if (changes.length > 0) {
    await indexRecords(deps, changes)
    const ids = changes.map(({ id }) => id)
    await db.delete(entryChanges).where(and(lte(entryChanges.id, Math.max(...ids))))
  }
  const isBehind = state.content_version !== version || state.build !== build
  if (isBehind && changes.length < changesAtOnce) {
    await indexKinds(deps, pagedKinds, await readSurroundings(deps))
    await indexPages(deps)
    await saveState(deps, version)
  }
  if (isBehind || changes.length > 0) await mergeSegments(search, mostSegments)
  return changes.length
}

/** Empties the index and writes it anew, kind by kind. Until it ends, searches find less. */
export async function rebuildIndex(deps: IndexDeps): Promise<void> {
  const { db, search } = deps
  const version = await readContentVersion(db)
  const changes = await db.select({ id: entryChanges.id }).from(entryChanges)
  await emptyIndex(search)
  const around = await readSurroundings(deps)
  for (const kind of indexedKinds) await indexKinds(deps, [kind], around)
  await indexPages(deps)
  await mergeSegments(search, 1)
  if (changes.length > 0) {
    await db
      .delete(entryChanges)
      .where(lte(entryChanges.id, Math.max(...changes.map(({ id }) => id))))
  }
  await saveState(deps, version)
}

/** Pages of 4 KB that one step merges; searches are answered between two steps. */
const pagesAtOnce = 500
/** Steps of one run: enough for 400 MB. */
const mostSteps = 200

async function countSegments(search: D1Database, table: string): Promise<number> {
  const count = `SELECT count(DISTINCT segid) AS count FROM ${table}_idx`
  return (await search.prepare(count).first<number>('count')) ?? 0
}

/** Merges all segments of a table into one. The first step of FTS5 has a negative number of pages. */
async function mergeTable(search: D1Database, table: string): Promise<void> {
  for (let step = 0; step < mostSteps; step++) {
    const pages = step === 0 ? -pagesAtOnce : pagesAtOnce
    const { meta } = await search
      .prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`)
      .bind(pages)
      .run()
    // The insertion itself is one change; a step that had nothing to merge makes no other.
    if (meta.changes < 2) return
  }
}

/**
 * Merges the segments that writing leaves in the full-text tables, if one has more than `most`: a
 * search looks for each form of its words in each segment.
 */
export async function mergeSegments(search: D1Database, most: number): Promise<void> {
  for (const table of ['document_words', 'title_words']) {
    if ((await countSegments(search, table)) > most) await mergeTable(search, table)
  }
}
