import { listEntries } from '#db/entries/entries'
import { questionPath } from '#domain/content/help/question'
import { type Locale, localPath } from '#domain/site/locale'
import type { Params, PayloadName } from '#domain/site/routes'
import { escapeHtml } from '#domain/text/markup'
import { keepPercentSigns } from '#domain/text/percent'
import { toScriptJson } from '#domain/text/script-json'
import { namedIcons } from '../icons/content-icons'
import type { LoaderDeps } from '../payloads/loader'
import { loaders } from './loaders'

/** The payload with the percent signs of its texts at one side of their numbers. */
function keepSigns<P extends object>(payload: P, locale: Locale): P {
  return JSON.parse(JSON.stringify(payload), (_, value) =>
    typeof value === 'string' ? keepPercentSigns(value, locale) : value,
  )
}

/**
 * A payload as it is stored in KV and the snapshot. JSON-LD is serialised and icons are collected
 * here, once for all documents rendered from it. Null when the subject does not exist.
 */
export async function loadStoredPayload(name: PayloadName, deps: LoaderDeps, params: Params) {
  const loaded: object | null = await loaders[name](deps, params)
  if (!loaded) return null
  const linked = await placeQuestionLinks(deps, loaded)
  const { jsonLd, ...rest } = linked as { jsonLd?: object[] }
  const payload = keepSigns(rest, deps.locale)
  const contentIcons = namedIcons(payload)
  return {
    ...payload,
    ...(jsonLd && { jsonLd: jsonLd.map(toScriptJson).join() }),
    ...(contentIcons.length > 0 && { contentIcons }),
  }
}

/** A link to `/faq#slug` in a payload's JSON: an address of its own, or an attribute in HTML. */
const questionLink = /(?<="href":"|href=\\")(\/en)?\/faq#([a-z0-9-]+)(?=\\?")/g

/** Paths of all question categories and published questions, by slug. */
async function findAddresses({ db, locale, now }: LoaderDeps): Promise<Map<string, string>> {
  const questions = await listEntries(db, 'question', locale, now)
  const pairs = [...Map.groupBy(questions, ({ body }) => body.category)].flatMap(
    ([category, questions]) => [
      [category, `/faq?category=${category}`] as const,
      ...questions.map(({ slug }, at) => [slug, questionPath(category, at, slug)] as const),
    ],
  )
  return new Map(pairs)
}

/**
 * Rewrites links to `/faq#slug` in a payload to the page of the paginated list that now shows the
 * question.
 */
export async function placeQuestionLinks<P extends object>(
  deps: LoaderDeps,
  payload: P,
): Promise<P> {
  const text = JSON.stringify(payload)
  if (text.search(questionLink) < 0) return payload
  const addresses = await findAddresses(deps)
  const rewritten = text.replace(
    questionLink,
    (href, english: string | undefined, slug: string, at: number) => {
      const address = addresses.get(slug)
      if (!address) return href
      const path = localPath(address, english ? 'en' : 'ar')
      return text[at - 2] === '\\' ? escapeHtml(path) : path
    },
  )
  return JSON.parse(rewritten)
}
