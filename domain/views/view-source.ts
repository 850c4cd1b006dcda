/** From where a page was opened. `none`: typed, bookmarked, or not said. */
export const viewSources = ['none', 'internal', 'search', 'social', 'other'] as const
export type ViewSource = (typeof viewSources)[number]

const searchHost =
  /(?:^|\.)(?:google|bing|yahoo|duckduckgo|ecosia|yandex|baidu|qwant|startpage)\.[a-z.]+$|^search\.brave\.com$/
const socialHost =
  /(?:^|\.)(?:x|twitter|facebook|instagram|linkedin|youtube|snapchat|tiktok|whatsapp|telegram|reddit)\.com$|^(?:t\.co|t\.me|wa\.me|lnkd\.in|youtu\.be)$/

/** The source of a view by its `Referer`, of which the host alone counts. */
export function viewSourceOf(referer: string | null, origin: string): ViewSource {
  if (!referer) return 'none'
  if (referer.startsWith(`${origin}/`)) return 'internal'
  const host = URL.parse(referer)?.hostname ?? ''
  if (searchHost.test(host)) return 'search'
  return socialHost.test(host) ? 'social' : 'other'
}
