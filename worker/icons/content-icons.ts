import { ifWithin } from '../runtime/deadlines'
import type { FoundIcons } from './find-icons'
import type { IconDrawing } from './icon-set'

/** Limit of section 9 of the specification: how long a page waits for its icons. */
export const iconWaitMs = 1_500
/** How long a failure stands: no page waits again, and none without its icon is kept, for longer. */
export const iconRetryMs = 60_000

/** What an isolate knows of icons that content names and the build lacks. */
export interface IconMemory {
  /** Markup by name; empty for what nobody has. */
  bodies: Map<string, string>
  /** Until when a name is not asked for again (epoch ms). */
  failedUntil: Map<string, number>
}

export function createIconMemory(): IconMemory {
  return { bodies: new Map(), failedUntil: new Map() }
}

export interface PageIcons {
  /** Markup by name, empty where there is none; null when the page names none but the build's. */
  icons: Record<string, string> | null
  /** Until when a page without some of them may stand (epoch ms); null when none is to come. */
  until: number | null
}

interface IconSource {
  memory: IconMemory
  find: (names: readonly string[]) => Promise<FoundIcons>
  now: number
  /** Goes on with what came too late for this page. */
  behind: (work: Promise<unknown>) => void
}

/** An icon in the 24 by 24 units of the page's own. */
function toBody({ body, left = 0, top = 0, width = 16, height = 16 }: IconDrawing): string {
  const isOwnSize = left === 0 && top === 0 && width === 24 && height === 24
  return isOwnSize ? body : `<svg viewBox="${left} ${top} ${width} ${height}">${body}</svg>`
}

function remember({ memory, now }: IconSource, names: readonly string[], found: FoundIcons): void {
  for (const name of names) {
    const icon = Object.hasOwn(found.icons, name) ? found.icons[name] : undefined
    if (icon || !found.isUnanswered) memory.bodies.set(name, icon ? toBody(icon) : '')
    else memory.failedUntil.set(name, now + iconRetryMs)
  }
}

async function askFor(source: IconSource, names: readonly string[]): Promise<void> {
  const { memory, now, find, behind } = source
  const asking = find(names)
    .catch(() => ({ icons: {}, isUnanswered: true }))
    .then((found) => remember(source, names, found))
  // No other page waits for what this one is waiting for.
  for (const name of names) memory.failedUntil.set(name, now + iconRetryMs)
  behind(asking)
  await ifWithin(iconWaitMs, asking)
}

/**
 * The icons that a page's payload names and the build lacks, had in 1,500 ms at most (decision 41): from the
 * isolate's memory, else by the icon endpoint's own function.
 */
export async function loadContentIcons(
  names: readonly string[],
  source: IconSource,
): Promise<PageIcons> {
  if (names.length === 0) return { icons: null, until: null }
  const { memory, now } = source
  const isOpen = (name: string) => !memory.bodies.has(name)
  const asked = names.filter((name) => isOpen(name) && now >= (memory.failedUntil.get(name) ?? 0))
  if (asked.length > 0) await askFor(source, asked)
  const icons = Object.fromEntries(names.map((name) => [name, memory.bodies.get(name) ?? '']))
  const ends = names.filter(isOpen).map((name) => memory.failedUntil.get(name) ?? now)
  return { icons, until: ends.length > 0 ? Math.min(...ends) : null }
}
