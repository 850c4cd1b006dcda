import { HTTPException } from 'hono/http-exception'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { bundledSet, findIcons, iconLimits } from './find-icons'

const dayInSeconds = 86_400

/** Iconify's API for one collection; unknown names are listed in `not_found`. */
export async function respondIcons(
  c: HandlerContext<{ deployment: Pick<Deployment, 'iconApis'> }>,
): Promise<Response> {
  const { pathname, search, searchParams } = c.get('url')
  if (pathname.length + search.length > iconLimits.urlLength) throw new HTTPException(414)
  const collection = /([^/]+)\.json$/.exec(pathname)?.[1] ?? ''
  const set = bundledSet(collection)
  if (!set) throw new HTTPException(404)
  const names = [...new Set((searchParams.get('icons') ?? '').split(',').filter(Boolean))]
  if (names.length === 0) throw new HTTPException(400)
  const { iconApis } = c.get('ctx').deployment
  const { icons } = await findIcons(iconApis, { collection, names })
  const missing = names.filter((name) => !Object.hasOwn(icons, name))
  const body = { ...set, icons, ...(missing.length > 0 && { not_found: missing }) }
  return respondTextFile(c, {
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(body),
    ...(missing.length === 0 && { seconds: dayInSeconds }),
  })
}
