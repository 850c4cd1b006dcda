import { listEntries } from '#db/entries/entries'
import { questionPath } from '#domain/content/help/question-path'
import { localPath } from '#domain/site/locale'
import type { LoaderDeps } from '../../loader'

/** A link to a question as content names it, in a payload's JSON. */
const written = /(?<="href":")(\/en)?\/faq#([a-z0-9-]+)(?=")/g

/** Where each category and each question that is shown stands, by slug. */
async function findAddresses({ db, locale, now }: LoaderDeps): Promise<Map<string, string>> {
  const questions = await listEntries(db, 'question', locale, now)
  const placed = [...Map.groupBy(questions, ({ body }) => body.category)].flatMap(
    ([category, some]) => [
      [category, `/faq?category=${category}`] as const,
      ...some.map(({ slug }, at) => [slug, questionPath(category, at, slug)] as const),
    ],
  )
  return new Map(placed)
}

/**
 * Content links to a question by `/faq#slug`, and the list of questions has pages: the links of a
 * payload get the page of the category that has the question now.
 */
export async function placeQuestionLinks<P extends object>(
  deps: LoaderDeps,
  payload: P,
): Promise<P> {
  const text = JSON.stringify(payload)
  if (text.search(written) < 0) return payload
  const addresses = await findAddresses(deps)
  const placed = text.replace(written, (href, english: string | undefined, slug: string) => {
    const address = addresses.get(slug)
    return address ? localPath(address, english ? 'en' : 'ar') : href
  })
  return JSON.parse(placed)
}
