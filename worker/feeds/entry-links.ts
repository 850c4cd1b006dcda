import { listEntries } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { questionPath } from '#domain/content/help/question-path'
import type { KindName } from '#domain/content/kinds'
import { listed } from '#domain/site/paging'
import { type FixedName, fillPath, type RouteName } from '#domain/site/routes'
import type { LoaderDeps } from '../payloads/loader'

type BySlug = (entry: Pick<Entry, 'slug'>) => string

/** Records that have each a page of its own. */
export function onPage(name: RouteName): () => BySlug {
  return () =>
    ({ slug }) =>
      fillPath(name, { slug })
}

/** Records that stand in their list under their slug. */
export function inList(name: FixedName): () => BySlug {
  return () =>
    ({ slug }) =>
      `${fillPath(name)}#${slug}`
}

/** Records of a list that is shown a page at a time. */
export function inPages(name: FixedName, kind: KindName) {
  return async ({ db, locale, now }: LoaderDeps): Promise<BySlug> => {
    const slugs = (await listEntries(db, kind, locale, now)).map(({ slug }) => slug)
    return ({ slug }) => {
      const page = Math.floor(slugs.indexOf(slug) / listed.cards) + 1
      return `${fillPath(name)}${page > 1 ? `?page=${page}` : ''}#${slug}`
    }
  }
}

/** A question stands on the page of its category that has it. */
export async function findQuestions({ db, locale, now }: LoaderDeps) {
  const questions = await listEntries(db, 'question', locale, now)
  return ({ slug, body: { category } }: Entry<'question'>) => {
    const among = questions.filter(({ body }) => body.category === category)
    return questionPath(
      category,
      among.findIndex((one) => one.slug === slug),
      slug,
    )
  }
}
