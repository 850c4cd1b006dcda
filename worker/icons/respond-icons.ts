import type { Context } from 'hono'
import { answerProblem } from '../errors'
import { answerFile } from '../http/text-file'
import type { AppEnv } from '../runtime/request-context'
import { iconLimits } from './ask-apis'
import { bundledSet, findIcons } from './find-icons'

const dayInSeconds = 86_400

/** Icons of a collection as JSON of Iconify; names that nobody knows stand in `not_found`. */
export async function answerIcons(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search, searchParams } = c.get('url')
  if (pathname.length + search.length > iconLimits.urlLength) return answerProblem(c, 414)
  const collection = /([^/]+)\.json$/.exec(pathname)?.[1] ?? ''
  const set = bundledSet(collection)
  if (!set) return answerProblem(c, 404)
  const names = [...new Set((searchParams.get('icons') ?? '').split(',').filter(Boolean))]
  if (names.length === 0) return answerProblem(c, 400)
  const { iconApis } = c.get('work').deployment
  const { icons } = await findIcons(iconApis, { collection, names })
  const missing = names.filter((name) => !Object.hasOwn(icons, name))
  const answer = { ...set, icons, ...(missing.length > 0 && { not_found: missing }) }
  return answerFile(c, {
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(answer),
    ...(missing.length === 0 && { seconds: dayInSeconds }),
  })
}
