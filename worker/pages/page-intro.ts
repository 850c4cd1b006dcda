import { findEntry } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { inlineText } from '#domain/content/plain-text'
import type { Format } from '#domain/dates/format'
import type { PageIntroPayload } from '#domain/payloads/open'
import { type LoaderDeps, loadFormat } from '../payloads/loader'
import type { TextDeps } from '../payloads/text/write-inlines'
import { writeText } from '../payloads/text/write-text'

export function findPageIntro({ db, locale, now }: LoaderDeps, slug: string) {
  return findEntry(db, 'page-intro', slug, locale, now)
}

export function toPageIntro(
  { updatedAt, summary, body }: Entry<'page-intro'>,
  format: Format,
  deps: TextDeps,
): PageIntroPayload {
  return {
    modified: format.date(updatedAt),
    lead: summary ?? '',
    contents: body.body.flatMap((block) =>
      block.type === 'heading' && block.level === 2
        ? [{ id: block.id, title: inlineText(block.children) }]
        : [],
    ),
    body: writeText(body.body, deps),
  }
}

/** The text of a page; null if it is not published. */
export async function readPageIntro(
  deps: LoaderDeps,
  slug: string,
): Promise<PageIntroPayload | null> {
  const [entry, format] = await Promise.all([findPageIntro(deps, slug), loadFormat(deps)])
  return entry && toPageIntro(entry, format, deps)
}
