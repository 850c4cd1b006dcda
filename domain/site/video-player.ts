const youtubePlayer = 'https://www.youtube-nocookie.com'
const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']

/** Video id of a YouTube URL: `watch?v=`, `shorts/`, `live/`, `embed/`, or the path of youtu.be. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const inPath = hostname === 'youtu.be' ? /^\/([\w-]+)$/ : /^\/(?:shorts|live|embed)\/([\w-]+)$/
  const id = pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1]
  return id && /^[\w-]+$/.test(id) ? id : null
}

/** Origins of the players of these hosts, for the CSP directive `frame-src`. */
export function playerOrigins(hosts: readonly string[]): string[] {
  const origins = hosts.map((host) =>
    youtubeHosts.includes(host) ? youtubePlayer : `https://${host}`,
  )
  return [...new Set(origins)]
}

/**
 * URL of the embeddable player: YouTube's cookieless player, elsewhere the video's own URL. Null if
 * the host is not allowed or the id is not found.
 */
export function playerAddress(href: string, hosts: readonly string[]): string | null {
  const url = new URL(href)
  if (!hosts.includes(url.host)) return null
  if (!youtubeHosts.includes(url.host)) return href
  const id = youtubeId(url)
  return id && `${youtubePlayer}/embed/${id}?autoplay=1`
}
