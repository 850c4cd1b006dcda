import * as v from 'valibot'
import { ifWithin } from '../runtime/deadlines'
import { type IconDrawing, iconSet } from './icon-set'

/** Limits of section 9 of the specification. */
export const iconLimits = { urlLength: 500, rotateMs: 750, timeoutMs: 5_000 }

export interface IconsAsked {
  collection: string
  names: readonly string[]
}

type Icons = Record<string, IconDrawing>
type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The address that asks for as many of the names as it has room for; null without any. */
function addressOf(api: string, { collection, names }: IconsAsked): string | null {
  const start = `${api.replace(/\/+$/, '')}/${collection}.json?icons=`
  const fitting = names.filter((_, at) => {
    const upToHere = start + names.slice(0, at + 1).join(',')
    return upToHere.length <= iconLimits.urlLength
  })
  return fitting.length > 0 ? start + fitting.join(',') : null
}

async function askOne(address: string, signal: AbortSignal, fetchIt: Fetch): Promise<Icons> {
  const headers = { accept: 'application/json' }
  const response = await fetchIt(address, { headers, redirect: 'manual', signal })
  if (!response.ok) throw new Error('an icon service refused')
  const { icons, width, height } = v.parse(iconSet, await response.json())
  // An icon has the measures of its collection where it has none of its own.
  return Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [name, { width, height, ...icon }]),
  )
}

/** Asks one address after the other, each when those before have failed or kept silent too long. */
async function firstAnswer(addresses: string[], ask: (address: string) => Promise<Icons>) {
  const running: Promise<Icons>[] = []
  for (const address of addresses) {
    running.push(ask(address))
    const icons = await ifWithin(iconLimits.rotateMs, Promise.any(running))
    if (icons) return icons
  }
  return Promise.any(running)
}

/**
 * Asks public icon services for icons: the next one after 750 ms without an answer, whichever answers
 * first counts, and nothing after 5 s. Null when none has answered.
 */
export async function askIconApis(
  apis: readonly string[],
  asked: IconsAsked,
  fetchIt: Fetch = fetch,
): Promise<Icons | null> {
  const addresses = apis.flatMap((api) => addressOf(api, asked) ?? [])
  const giveUp = new AbortController()
  const answer = firstAnswer(addresses, (address) => askOne(address, giveUp.signal, fetchIt))
  const icons = await ifWithin(iconLimits.timeoutMs, answer)
  giveUp.abort()
  return icons ?? null
}
