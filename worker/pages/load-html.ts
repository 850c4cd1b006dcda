import type { Locale } from '#domain/site/locale'
import type { Params, PayloadName } from '#domain/site/routes'
import { keepPercentSigns } from '#domain/text/percent'
import { toScriptJson } from '#domain/text/script-json'
import { namedIcons } from '../icons/content-icons'
import type { LoaderDeps } from '../payloads/loader'
import { placeQuestionLinks } from './help/question-links'
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
