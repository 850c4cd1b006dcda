import { iconSets } from 'virtual:icon-sets'
import { log } from '../log'
import { askIconApis, type IconsAsked } from './ask-apis'
import type { IconDrawing, IconSet } from './icon-set'

const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export interface FoundIcons {
  icons: Record<string, IconDrawing>
  /** Whether a service was asked and did not answer, so that another try may find more. */
  isUnanswered: boolean
}

/** The bundled set of a collection; null for one the site does not have. */
export function bundledSet(collection: string): IconSet | null {
  return Object.hasOwn(iconSets, collection) ? (iconSets[collection] ?? null) : null
}

function pick(from: Record<string, IconDrawing>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name]]] : [])),
  ) as Record<string, IconDrawing>
}

/** What the services named in the settings have of icons the site lacks; nothing by default. */
async function findElsewhere(apis: readonly string[], asked: IconsAsked): Promise<FoundIcons> {
  const names = asked.names.filter((name) => iconName.test(name))
  if (apis.length === 0 || names.length === 0) return { icons: {}, isUnanswered: false }
  const found = await askIconApis(apis, { ...asked, names })
  if (!found) log('warn', { event: 'fallback', part: 'icons' })
  return { icons: pick(found ?? {}, names), isUnanswered: found === null }
}

/** Icons of a collection: of the bundled set, else from the services in `apis`. */
export async function findIcons(apis: readonly string[], asked: IconsAsked): Promise<FoundIcons> {
  const known = pick(bundledSet(asked.collection)?.icons ?? {}, asked.names)
  const names = asked.names.filter((name) => !Object.hasOwn(known, name))
  const { icons, isUnanswered } = await findElsewhere(apis, { ...asked, names })
  return { icons: { ...known, ...icons }, isUnanswered }
}
