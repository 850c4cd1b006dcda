import { createRoot } from 'react-dom/client'
import type { Translate } from '#domain/messages/index'
import { VersionNotice } from './widgets/version-notice'

const hourly = 3_600_000
const atMostEvery = 300_000

async function isOutdated(build: string): Promise<boolean> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
  if (!response.ok) return false
  const latest: { id: string } = await response.json()
  return latest.id !== build
}

/** Beside the page's own tree, because a page that was not hydrated is told too. */
function offer(t: Translate): void {
  const place = document.createElement('div')
  place.role = 'status'
  document.body.append(place)
  const root = createRoot(place)
  const leave = () => {
    root.unmount()
    place.remove()
  }
  root.render(<VersionNotice t={t} onReload={() => location.reload()} onLater={leave} />)
}

/** Asks hourly and on focus whether a newer build is out, and offers to reload; never forces it. */
export function watchBuilds(build: string, t: Translate): void {
  let askedAt = Date.now()
  let offered = false
  const ask = async () => {
    if (offered || Date.now() - askedAt < atMostEvery) return
    askedAt = Date.now()
    offered = await isOutdated(build).catch(() => false)
    if (offered) offer(t)
  }
  setInterval(ask, hourly)
  addEventListener('focus', ask)
}
