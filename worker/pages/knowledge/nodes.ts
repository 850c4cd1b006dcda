import type { Entry } from '#domain/content/entry'
import { routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'
import { jsonLdDates } from '../json-ld'

type Scope = Pick<LoaderDeps, 'origin' | 'locale'>

/** The node that chapters refer to with `isPartOf`. */
export function bookReference({ origin, locale }: Scope, { slug, title, body }: Entry<'book'>) {
  const url = origin + routePath('book', locale, { slug })
  const type = body.type === 'form' ? 'DigitalDocument' : 'Book'
  return { '@type': type, url, name: title }
}

/** schema.org node of a book, guide or form. */
export function bookNode({ origin, locale }: Scope, entry: Entry<'book'>): object {
  const { summary, updatedAt, writtenIn, body } = entry
  return {
    ...bookReference({ origin, locale }, entry),
    description: summary,
    inLanguage: writtenIn ?? locale,
    ...jsonLdDates({ published: body.published, updatedAt }),
    version: String(body.edition),
    publisher: { '@id': `${origin}/#organization` },
  }
}

export function chapterNode(
  { origin, locale }: Scope,
  book: string,
  { title, path }: { title: string; path: string },
  position: number,
): object {
  const url = origin + routePath('chapter', locale, { slug: book, rest: path })
  return { '@type': 'Chapter', url, name: title, position }
}
