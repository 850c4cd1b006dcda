import { iconSets } from 'virtual:icon-sets'
import { HTTPException } from 'hono/http-exception'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { log } from '../log'
import { askIconApis, type IconQuery, iconLimits } from './ask-apis'
import type { IconDrawing, IconSet } from './icon-set'

const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export interface FoundIcons {
  icons: Record<string, IconDrawing>
  /** True when no icon service responded, so that a retry may find more. */
  isUnanswered: boolean
}

/** The bundled icons of a collection; null for an unknown one. */
export function bundledSet(collection: string): IconSet | null {
  return Object.hasOwn(iconSets, collection) ? (iconSets[collection] ?? null) : null
}

function pick(from: Record<string, IconDrawing>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name]]] : [])),
  ) as Record<string, IconDrawing>
}

async function findRemoteIcons(apis: readonly string[], query: IconQuery): Promise<FoundIcons> {
  const names = query.names.filter((name) => iconName.test(name))
  if (apis.length === 0 || names.length === 0) return { icons: {}, isUnanswered: false }
  const found = await askIconApis(apis, { ...query, names })
  if (!found) log('warn', { event: 'fallback', part: 'icons' })
  return { icons: pick(found ?? {}, names), isUnanswered: found === null }
}

/** Icons of a collection: bundled ones, the others from the icon services in `apis`. */
export async function findIcons(apis: readonly string[], query: IconQuery): Promise<FoundIcons> {
  const known = pick(bundledSet(query.collection)?.icons ?? {}, query.names)
  const names = query.names.filter((name) => !Object.hasOwn(known, name))
  const { icons, isUnanswered } = await findRemoteIcons(apis, { ...query, names })
  return { icons: { ...known, ...icons }, isUnanswered }
}

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
