import { lastModified, listLatest, type NewestOrder } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import type { LoaderDeps } from '../payloads/loader'
import type { FeedEntry, FeedPayload } from './shape'

/** Reads a feed's payload; null while the database has no content. */
export type FeedReader = (deps: LoaderDeps) => Promise<FeedPayload | null>

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
export function feedOf<K extends KindName>(feed: Feed<K>): FeedReader {
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
