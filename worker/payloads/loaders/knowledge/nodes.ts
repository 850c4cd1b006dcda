import type { Entry } from '#domain/content/entry'
import { routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../../loader'
import { jsonLdDates } from '../media/json-ld-dates'

type At = Pick<LoaderDeps, 'origin' | 'locale'>

/** What a part of a book says of the whole. */
export function bookReference({ origin, locale }: At, { slug, title, body }: Entry<'book'>) {
  const url = origin + routePath('book', locale, { slug })
  const type = body.type === 'form' ? 'DigitalDocument' : 'Book'
  return { '@type': type, url, name: title }
}

/** A book, a guide or a form as search engines read it (schema.org). */
export function bookNode({ origin, locale }: At, entry: Entry<'book'>): object {
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

interface Chapter {
  title: string
  path: string
}

export function chapterNode(
  { origin, locale }: At,
  book: string,
  { title, path }: Chapter,
  position: number,
): object {
  const url = origin + routePath('chapter', locale, { slug: book, rest: path })
  return { '@type': 'Chapter', url, name: title, position }
}
