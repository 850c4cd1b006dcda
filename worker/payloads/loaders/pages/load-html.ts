import type { PayloadName } from '#domain/payloads/payloads'
import type { Params } from '#domain/site/routes'
import { toScriptJson } from '#domain/text/script-json'
import { namedIcons } from '../../../icons/named-icons'
import type { LoaderDeps } from '../../loader'
import { placeQuestionLinks } from '../help/question-links'
import { loaders } from '../registry'

/**
 * What a page shows, as it is kept in KV and in the snapshot: what search engines read of it is
 * written once, for every document that is drawn from it. Null when there is no such thing.
 */
export async function loadWritten(name: PayloadName, deps: LoaderDeps, params: Params) {
  const loaded: object | null = await loaders[name](deps, params)
  if (!loaded) return null
  const placed = await placeQuestionLinks(deps, loaded)
  const { structured, ...payload } = placed as { structured?: object[] }
  const contentIcons = namedIcons(payload)
  return {
    ...payload,
    ...(structured && { structured: structured.map(toScriptJson).join() }),
    ...(contentIcons.length > 0 && { contentIcons }),
  }
}
