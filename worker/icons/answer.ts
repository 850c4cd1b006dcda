import { iconSets } from 'virtual:icon-sets'
import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { answerProblem } from '../errors'
import { answerFile } from '../file'
import { log } from '../log'
import { askIconApis, iconLimits } from './ask-apis'
import type { IconDrawing, IconSet } from './icon-set'

const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const dayInSeconds = 86_400

function pick(from: Record<string, IconDrawing>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name]]] : [])),
  )
}

/** What the services named in the settings have of icons the site lacks; nothing by default. */
async function lookElsewhere(c: Context<AppEnv>, collection: string, names: readonly string[]) {
  const { iconApis } = c.get('work').deployment
  const askable = names.filter((name) => iconName.test(name))
  if (iconApis.length === 0 || askable.length === 0) return {}
  const found = await askIconApis(iconApis, { collection, names: askable })
  if (!found) log('warn', { event: 'fallback', part: 'icons' })
  return pick(found ?? {}, askable)
}

/** Icons of a collection as JSON of Iconify; names that nobody knows stand in `not_found`. */
export async function answerIcons(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search, searchParams } = c.get('url')
  if (pathname.length + search.length > iconLimits.urlLength) return answerProblem(c, 414)
  const collection = /([^/]+)\.json$/.exec(pathname)?.[1] ?? ''
  const set: IconSet | undefined = Object.hasOwn(iconSets, collection)
    ? iconSets[collection]
    : undefined
  if (!set) return answerProblem(c, 404)
  const names = [...new Set((searchParams.get('icons') ?? '').split(',').filter(Boolean))]
  if (names.length === 0) return answerProblem(c, 400)
  const known = pick(set.icons, names)
  const lacking = names.filter((name) => !Object.hasOwn(known, name))
  const icons = { ...known, ...(await lookElsewhere(c, collection, lacking)) }
  const missing = names.filter((name) => !Object.hasOwn(icons, name))
  const answer = { ...set, icons, ...(missing.length > 0 && { not_found: missing }) }
  return answerFile(c, {
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(answer),
    ...(missing.length === 0 && { seconds: dayInSeconds }),
  })
}
