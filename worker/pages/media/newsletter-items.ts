import type { Database } from '#db/client'
import { findEntry } from '#db/entries/entries'
import { inPages } from '#db/entries/entry-paths'
import type { Entry } from '#domain/content/entry'
import type { NewsletterInterest, NewsletterItem } from '#domain/content/media/newsletter-issue'
import { type Locale, localPath } from '#domain/site/locale'
import { recordPath } from '#domain/site/record-path'

interface ReadIssueDeps {
  db: Database
  locale: Locale
  /** Epoch ms. */
  now: number
}

/** An item with the texts of its record. */
export interface ReadItem {
  type: NewsletterItem['type']
  title: string
  text: string
  /** Path in the language of the issue; null for a text without a page. */
  href: string | null
  /** Whom it is for; empty for all. */
  interests: readonly NewsletterInterest[]
}

async function readItem(deps: ReadIssueDeps, item: NewsletterItem): Promise<ReadItem | null> {
  const { db, locale, now } = deps
  const { type, interests } = item
  if (type === 'text') {
    const { title, text, href } = item
    return { type, title, text, href: href ? localPath(href, locale) : null, interests }
  }
  const entry: Entry | null = await findEntry(db, type, item.record, locale, now)
  if (!entry) return null
  const findStory = type === 'story' ? await inPages('successStories', 'story')(deps) : null
  const path = recordPath(entry, { pathInPages: (own) => findStory?.(own) ?? '' })
  const href = path ? localPath(path, locale) : null
  return { type, title: entry.title, text: entry.summary ?? '', href, interests }
}

/** The items of an issue in its order; those whose record is not shown are left out. */
export async function readItems(
  deps: ReadIssueDeps,
  { body }: Pick<Entry<'newsletter-issue'>, 'body'>,
): Promise<ReadItem[]> {
  const items = await Promise.all(body.items.map((item) => readItem(deps, item)))
  return items.filter((item) => item !== null)
}
