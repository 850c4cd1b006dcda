import { lastModified, listLatest, type NewestOrder } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import type { LoaderDeps } from '../payloads/loader'
import type { FeedEntry, FeedPayload } from './shape'

/** Reads what a list's feed holds; null before there is any content. */
export type FeedReader = (deps: LoaderDeps) => Promise<FeedPayload | null>

type PathOf<K extends KindName> = (entry: Entry<K>) => string

interface Feed<K extends KindName> {
  kind: K
  /** What makes a record new: the day it is about, or its last change. */
  order: NewestOrder
  /** Tells where a record stands, as a bare address. */
  findPath: (deps: LoaderDeps) => PathOf<K> | Promise<PathOf<K>>
  /** One or two sentences, where the record's summary is not what the list shows. */
  summary?: (entry: Entry<K>) => string | null
}

const entriesAtMost = 30

/** The feed of a list: the newest records of its kind. */
export function feedOf<K extends KindName>(feed: Feed<K>): FeedReader {
  const { kind, order } = feed
  return async (deps) => {
    const { db, locale, now } = deps
    const [newest, pathOf] = await Promise.all([
      listLatest(db, kind, locale, { visibleAt: now, order, atMost: entriesAtMost }),
      feed.findPath(deps),
    ])
    // A list without records has changed when the site did last.
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

function toInstant(at: number): string {
  return new Date(at).toISOString()
}
