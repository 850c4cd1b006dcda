const youtubePlayer = 'https://www.youtube-nocookie.com'
const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']

/** The id in a YouTube address: `watch?v=`, `shorts/`, `live/`, `embed/` or the short host's path. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const inPath = hostname === 'youtu.be' ? /^\/([\w-]+)$/ : /^\/(?:shorts|live|embed)\/([\w-]+)$/
  const id = pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1]
  return id && /^[\w-]+$/.test(id) ? id : null
}

/** Origins that may stand in a frame for these video hosts, for the CSP's `frame-src`. */
export function playerOrigins(hosts: readonly string[]): string[] {
  const origins = hosts.map((host) =>
    youtubeHosts.includes(host) ? youtubePlayer : `https://${host}`,
  )
  return [...new Set(origins)]
}

/**
 * The address of the player that shows a video within a page: YouTube's own player without cookies,
 * elsewhere the video's address itself. Null when its host is not among the allowed ones.
 */
export function playerAddress(href: string, hosts: readonly string[]): string | null {
  const url = new URL(href)
  if (!hosts.includes(url.host)) return null
  if (!youtubeHosts.includes(url.host)) return href
  const id = youtubeId(url)
  return id && `${youtubePlayer}/embed/${id}?autoplay=1`
}
