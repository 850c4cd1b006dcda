import { beforeDeadline, type WaitUntil } from '../runtime/deadlines'
import type { FoundIcons } from './find-icons'
import type { IconDrawing } from './icon-set'

/** How long a page waits for its icons (specification, section 9). */
export const iconWaitMs = 1_500
/** After a failed request no page waits for the icon, or is cached without it, beyond this time. */
export const iconRetryMs = 60_000

/** Icons that content names and the build does not bundle, per isolate. */
export interface IconMemory {
  /** Markup by name; empty for an icon that no service has. */
  bodies: Map<string, string>
  /** Time before which a name is not requested again (epoch ms). */
  failedUntil: Map<string, number>
}

export function createIconMemory(): IconMemory {
  return { bodies: new Map(), failedUntil: new Map() }
}

export interface PageIcons {
  /** Markup by name, empty for missing ones; null when the page needs none. */
  icons: Record<string, string> | null
  /** Expiry of a page without some of its icons (epoch ms); null when none is pending. */
  until: number | null
}

const namedAtMost = 40

/**
 * The distinct string values of `icon` keys at any depth of a payload. Collected when the payload is
 * stored, not for each document rendered from it.
 */
export function namedIcons(payload: object): string[] {
  const names = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'icon' && typeof inner === 'string') names.add(inner)
      else collect(inner)
    }
  }
  collect(payload)
  return [...names].slice(0, namedAtMost)
}

interface IconSource {
  memory: IconMemory
  find: (names: readonly string[]) => Promise<FoundIcons>
  now: number
  waitUntil: WaitUntil
}

/** Markup in the 24 × 24 units of the bundled icons. */
function toBody({ body, left = 0, top = 0, width = 16, height = 16 }: IconDrawing): string {
  const isOwnSize = left === 0 && top === 0 && width === 24 && height === 24
  return isOwnSize ? body : `<svg viewBox="${left} ${top} ${width} ${height}">${body}</svg>`
}

function storeIcons(
  { memory, now }: IconSource,
  names: readonly string[],
  found: FoundIcons,
): void {
  for (const name of names) {
    const icon = Object.hasOwn(found.icons, name) ? found.icons[name] : undefined
    if (icon || !found.isUnanswered) memory.bodies.set(name, icon ? toBody(icon) : '')
    else memory.failedUntil.set(name, now + iconRetryMs)
  }
}

async function requestIcons(source: IconSource, names: readonly string[]): Promise<void> {
  const { memory, now, find, waitUntil } = source
  const request = find(names)
    .catch(() => ({ icons: {}, isUnanswered: true }))
    .then((found) => storeIcons(source, names, found))
  // Other pages do not wait for the same request.
  for (const name of names) memory.failedUntil.set(name, now + iconRetryMs)
  waitUntil(request)
  await beforeDeadline(iconWaitMs, request)
}

/**
 * Loads icons that the build does not bundle, from memory or with `find`, within 1.5 s (decision
 * 41). Icons that arrive later are stored for the next page.
 */
export async function loadContentIcons(
  names: readonly string[],
  source: IconSource,
): Promise<PageIcons> {
  if (names.length === 0) return { icons: null, until: null }
  const { memory, now } = source
  const isUnknown = (name: string) => !memory.bodies.has(name)
  const wanted = names.filter(
    (name) => isUnknown(name) && now >= (memory.failedUntil.get(name) ?? 0),
  )
  if (wanted.length > 0) await requestIcons(source, wanted)
  const icons = Object.fromEntries(names.map((name) => [name, memory.bodies.get(name) ?? '']))
  const ends = names.filter(isUnknown).map((name) => memory.failedUntil.get(name) ?? now)
  return { icons, until: ends.length > 0 ? Math.min(...ends) : null }
}
