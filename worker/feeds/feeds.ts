import * as v from 'valibot'
import { lastModified, listLatest, type NewestOrder } from '#db/entries/entries'
import { findQuestions, inList, inPages, onPage } from '#db/entries/entry-paths'
import { type Entry, newestChange } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { blocksText } from '#domain/content/plain-text'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { instant } from '#domain/resources/described'
import { termPath } from '#domain/site/letter-path'
import { type FeedRoute, fillPath } from '#domain/site/routes'
import { apiChanges } from '../openapi/changelog/changelog'
import { anchorOf } from '../pages/open/api-changes'
import type { LoaderDeps } from '../payloads/loader'

const entry = v.strictObject({
  /** `<kind>/<slug>`: identifies the record in both languages. */
  subject: v.string(),
  /** Without the locale prefix. */
  path: v.string(),
  title: v.string(),
  summary: v.nullable(v.string()),
  published: v.nullable(instant),
  updated: instant,
})
export type FeedEntry = v.InferOutput<typeof entry>

export const feedShape = v.strictObject({ updated: instant, entries: v.array(entry) })
export type FeedPayload = v.InferOutput<typeof feedShape>

const ending = '/feed.xml'

/** The feed's payload name; names of pages have no dots. */
export function feedName(route: FeedRoute): string {
  return route + ending
}

/** Reads a feed's payload; null while the database has no content. */
type FeedReader = (deps: LoaderDeps) => Promise<FeedPayload | null>

type PathOf<K extends KindName> = (entry: Entry<K>) => string

interface Feed<K extends KindName> {
  kind: K
  /** Sorts by the record's own date or by its last change. */
  order: NewestOrder
  /** Returns a function from record to path, without the locale prefix. */
  findPath: (deps: LoaderDeps) => PathOf<K> | Promise<PathOf<K>>
  /** Text of an entry; by default the record's summary. */
  summary?: (entry: Entry<K>) => string | null
}

const entriesAtMost = 30

/** Creates the reader for a list's feed: its newest 30 records. */
function feedOf<K extends KindName>(feed: Feed<K>): FeedReader {
  const { kind, order } = feed
  return async (deps) => {
    const { db, locale, now } = deps
    const [newest, pathOf] = await Promise.all([
      listLatest(db, kind, locale, { visibleAt: now, order, atMost: entriesAtMost }),
      feed.findPath(deps),
    ])
    // Atom requires `updated`: an empty feed takes the last change of the site.
    const updated = newestChange(newest) ?? (await lastModified(db, now))
    if (updated === null) return null
    const entries = newest.map((entry) => ({
      ...toFeedEntry(feed, entry, now),
      path: pathOf(entry),
    }))
    return { updated: toInstant(updated), entries }
  }
}

function toFeedEntry<K extends KindName>(
  feed: Feed<K>,
  entry: Entry<K>,
  now: number,
): Omit<FeedEntry, 'path'> {
  const { kind, slug, title, date, updatedAt } = entry
  const isPublished = date !== null && date <= riyadhDate(now)
  return {
    subject: `${kind}/${slug}`,
    title,
    summary: feed.summary ? feed.summary(entry) : entry.summary,
    published: isPublished ? toInstant(startOfRiyadhDay(date)) : null,
    updated: toInstant(updatedAt),
  }
}

/** An epoch time in ms as an RFC 3339 date-time. */
export function toInstant(at: number): string {
  return new Date(at).toISOString()
}

async function readApiChanges({ locale }: LoaderDeps): Promise<FeedPayload | null> {
  const [newest] = apiChanges
  if (!newest) return null
  const dayOf = ({ date }: { date: string }) => toInstant(startOfRiyadhDay(date))
  const entries = apiChanges.slice(0, entriesAtMost).map((change) => ({
    subject: `api-change/${anchorOf(change)}`,
    path: `${fillPath('apiChanges')}#${anchorOf(change)}`,
    title: change[locale],
    summary: change.changes.map(({ kind, what }) => `${kind}: ${what}`).join('\n') || null,
    published: dayOf(change),
    updated: dayOf(change),
  }))
  return { updated: dayOf(newest), entries }
}

/** The feed of each list that has one in the route table. */
export const feeds = {
  faq: feedOf({
    kind: 'question',
    order: 'change',
    findPath: findQuestions,
    summary: ({ body }) => blocksText(body.answer),
  }),
  executiveManagement: feedOf({
    kind: 'executive',
    order: 'change',
    findPath: onPage('executive'),
    summary: ({ body }) => body.position,
  }),
  careers: feedOf({ kind: 'vacancy', order: 'change', findPath: inList('careers') }),
  services: feedOf({ kind: 'service', order: 'change', findPath: onPage('service') }),
  frameworkAgreements: feedOf({
    kind: 'agreement',
    order: 'change',
    findPath: onPage('agreement'),
  }),
  sections: feedOf({ kind: 'knowledge-section', order: 'change', findPath: onPage('section') }),
  books: feedOf({ kind: 'book', order: 'date', findPath: onPage('book') }),
  dictionary: feedOf({
    kind: 'term',
    order: 'change',
    findPath: () => termPath,
    summary: ({ body }) => body.definition,
  }),
  news: feedOf({ kind: 'news', order: 'date', findPath: onPage('newsItem') }),
  mediaLibrary: feedOf({ kind: 'media-item', order: 'date', findPath: onPage('mediaItem') }),
  communication: feedOf({ kind: 'campaign', order: 'change', findPath: inList('communication') }),
  successStories: feedOf({
    kind: 'story',
    order: 'change',
    findPath: inPages('successStories', 'story'),
  }),
  photoGalleries: feedOf({ kind: 'gallery', order: 'date', findPath: onPage('photoGallery') }),
  videoGallery: feedOf({ kind: 'video', order: 'date', findPath: inList('videoGallery') }),
  newsletter: feedOf({
    kind: 'newsletter-issue',
    order: 'date',
    findPath: onPage('newsletterIssue'),
  }),
  magazine: feedOf({ kind: 'issue', order: 'date', findPath: inList('magazine') }),
  openData: feedOf({ kind: 'dataset', order: 'change', findPath: onPage('dataset') }),
  siteStatus: feedOf({ kind: 'maintenance', order: 'change', findPath: inList('siteStatus') }),
  apiChanges: readApiChanges,
  disclosureLog: feedOf({ kind: 'disclosure', order: 'date', findPath: onPage('disclosure') }),
} satisfies Record<FeedRoute, FeedReader>
