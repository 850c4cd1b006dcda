import type { Entry } from '#domain/content/entry'
import { questionPath } from '#domain/content/help/question'
import type { KindName } from '#domain/content/kinds'
import type { Locale } from '#domain/site/locale'
import { listed } from '#domain/site/paging'
import { type FixedName, fillPath, type RouteName } from '#domain/site/routes'
import type { Database } from '../client'
import { listEntries } from './entries'

interface ListDeps {
  db: Database
  locale: Locale
  /** Epoch ms. */
  now: number
}

type BySlug = (entry: Pick<Entry, 'slug'>) => string

/** For records with a page of their own. */
export function onPage(name: RouteName): () => BySlug {
  return () =>
    ({ slug }) =>
      fillPath(name, { slug })
}

/** For records shown in their list, with the slug as anchor. */
export function inList(name: FixedName): () => BySlug {
  return () =>
    ({ slug }) =>
      `${fillPath(name)}#${slug}`
}

/** For records of a paginated list, with the slug as anchor. */
export function inPages(name: FixedName, kind: KindName) {
  return async ({ db, locale, now }: ListDeps): Promise<BySlug> => {
    const slugs = (await listEntries(db, kind, locale, now)).map(({ slug }) => slug)
    return ({ slug }) => {
      const page = Math.floor(slugs.indexOf(slug) / listed.cards) + 1
      return `${fillPath(name)}${page > 1 ? `?page=${page}` : ''}#${slug}`
    }
  }
}

/** For questions: the page of their category that shows them. */
export async function findQuestions({ db, locale, now }: ListDeps) {
  const questions = await listEntries(db, 'question', locale, now)
  return ({ slug, body: { category } }: Entry<'question'>) => {
    const inCategory = questions.filter(({ body }) => body.category === category)
    return questionPath(
      category,
      inCategory.findIndex((one) => one.slug === slug),
      slug,
    )
  }
}
