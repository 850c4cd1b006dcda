import type { Database } from '#db/client'
import { listEntries } from '#db/entries/entries'
import { findQuestions, inPages } from '#db/entries/entry-paths'
import { listRecords, positionOf, readRecords } from '#db/resources/list-records'
import type { Entry } from '#domain/content/entry'
import { riyadhDate } from '#domain/dates/calendar'
import type { CommonFields } from '#domain/resources/described'
import type { Collection } from '#domain/resources/registry'
import { type Locale, localPath, otherLocale } from '#domain/site/locale'
import { recordPath } from '#domain/site/record-path'
import { type Cursor, writeCursor } from '../openapi/cursor'
import type { LanguageChoice, ListRequest } from '../openapi/list-request'

export interface ReadDeps {
  db: Database
  /** Epoch ms. */
  now: number
  deployment: { origin: string }
}

/** A page of a list, with cursors to the pages beside it. */
interface ListAnswer {
  /** Number of records that match; null above 1,000, where counting is not cheap. */
  total: number | null
  items: object[]
  next: string | null
  previous: string | null
}

type Present = (entry: Entry) => CommonFields & Record<string, unknown>

/** Paths of records in lists of several pages, which depend on those before them. */
async function findPaged(
  kind: Collection['kind'],
  deps: Parameters<typeof findQuestions>[0],
): Promise<(one: Entry) => string> {
  if (kind === 'story') return inPages('successStories', 'story')(deps)
  if (kind !== 'question') return () => ''
  return (await findQuestions(deps)) as (one: Entry) => string
}

/** Presents the records of a collection in one language. */
async function createPresenter(
  { db, now, deployment }: ReadDeps,
  { kind, fields, present }: Collection,
  locale: Locale,
): Promise<Present> {
  const pathInPages = await findPaged(kind, { db, locale, now })
  const today = riyadhDate(now)
  const found =
    'pictures' in fields || 'picture' in fields ? await listEntries(db, 'picture', locale, now) : []
  const pictures = new Map(found.map((entry) => [entry.slug, entry]))
  return (entry) => {
    const { slug, title, summary, updatedAt, sample, writtenIn } = entry
    const path = recordPath(entry, { pathInPages }) ?? '/'
    return {
      id: slug,
      lang: locale,
      untranslated: writtenIn !== null && writtenIn !== locale,
      title,
      summary,
      url: deployment.origin + localPath(path, locale),
      updatedAt: new Date(updatedAt).toISOString(),
      sample,
      ...present(entry, { today, origin: deployment.origin, pictures }),
    }
  }
}

/** Presents records, each with its translation if that is asked for. */
async function presentAll(
  deps: ReadDeps,
  collection: Collection,
  { locale, hasTranslation }: LanguageChoice,
  records: readonly Entry[],
): Promise<Record<string, unknown>[]> {
  const present = await createPresenter(deps, collection, locale)
  if (!hasTranslation) return records.map(present)
  const other = otherLocale(locale)
  const chosen = { kind: collection.kind, locale: other, now: deps.now }
  const slugs = records.map(({ slug }) => slug)
  const [translations, presentOther] = await Promise.all([
    readRecords(deps.db, chosen, slugs),
    createPresenter(deps, collection, other),
  ])
  const bySlug = new Map(translations.map((entry) => [entry.slug, entry]))
  return records.map((entry) => {
    const translated = bySlug.get(entry.slug)
    return { ...present(entry), ...(translated && { translation: presentOther(translated) }) }
  })
}

function pick(record: Record<string, unknown>, fields: readonly string[]): object {
  const chosen = Object.fromEntries(fields.map((name) => [name, record[name]]))
  const { translation } = record
  const other = translation as Record<string, unknown> | undefined
  return other ? { ...chosen, translation: pick(other, fields) } : chosen
}

export async function readList(deps: ReadDeps, request: ListRequest): Promise<ListAnswer> {
  const { collection, locale, sort, filters, fields, limit, cursor } = request
  const { kind } = collection
  const isBackwards = cursor?.isBackwards ?? false
  const { records, hasMore, total } = await listRecords(deps.db, {
    kind,
    locale,
    now: deps.now,
    filters,
    sort,
    limit,
    isBackwards,
    from: cursor?.from ?? null,
  })
  const presented = await presentAll(deps, collection, request, records)
  const cursorAt = (entry: Entry | undefined, back: boolean): string | null => {
    if (!entry) return null
    const at: Cursor = { from: positionOf(entry, sort.field), isBackwards: back }
    return writeCursor(sort.field, at)
  }
  const hasNext = isBackwards || hasMore
  const hasPrevious = isBackwards ? hasMore : cursor !== null
  return {
    total,
    items: fields ? presented.map((record) => pick(record, fields)) : presented,
    next: hasNext ? cursorAt(records.at(-1), false) : null,
    previous: hasPrevious ? cursorAt(records[0], true) : null,
  }
}

/** True unless a request has a cursor to a record that is not there, or not at its place. */
export async function isCursorKnown(deps: ReadDeps, request: ListRequest): Promise<boolean> {
  const { collection, locale, sort, cursor } = request
  if (!cursor) return true
  const { value, slug } = cursor.from
  const chosen = { kind: collection.kind, locale, now: deps.now }
  const [record] = await readRecords(deps.db, chosen, [slug])
  return record !== undefined && positionOf(record, sort.field).value === value
}

/** Reads one record; null if there is none, or none that is visible. */
export async function readOne(
  deps: ReadDeps,
  collection: Collection,
  slug: string,
  { fields, ...language }: LanguageChoice & Pick<ListRequest, 'fields'>,
): Promise<object | null> {
  const { now } = deps
  const chosen = { kind: collection.kind, locale: language.locale, now }
  const records = await readRecords(deps.db, chosen, [slug])
  const [presented] = await presentAll(deps, collection, language, records)
  if (!presented) return null
  return fields ? pick(presented, fields) : presented
}
