import { readComments } from '#db/feedback/comments'
import type { Format } from '#domain/dates/format'
import type { PublishedComments } from '#domain/payloads/knowledge'
import { type RouteMatch, subjectOf } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'

/** A page's published comments or use cases with their date, without their authors. */
export async function loadComments(
  { db }: LoaderDeps,
  format: Format,
  place: RouteMatch,
): Promise<PublishedComments> {
  const { total, newest } = await readComments(db, subjectOf(place))
  return {
    total,
    newest: newest.map(({ id, text, link, locale, createdAt }) => ({
      id,
      text,
      lang: locale,
      date: format.date(createdAt),
      ...(link && { link: { href: link, host: new URL(link).host } }),
    })),
  }
}
