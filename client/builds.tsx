import type { Translate } from '#domain/messages/index'

const hourly = 3_600_000
const atMostEvery = 300_000

async function isOutdated(build: string): Promise<boolean> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
  if (!response.ok) return false
  const latest: { id: string } = await response.json()
  return latest.id !== build
}

function offer(t: Translate): void {
  const notice = document.createElement('div')
  notice.className = 'version-notice'
  notice.role = 'status'
  const text = document.createElement('p')
  text.textContent = t('version.text')
  const reload = document.createElement('button')
  reload.className = 'button button--primary button--small'
  reload.textContent = t('version.reload')
  reload.addEventListener('click', () => location.reload())
  const later = document.createElement('button')
  later.className = 'button button--quiet button--small'
  later.textContent = t('version.later')
  later.addEventListener('click', () => notice.remove())
  notice.append(text, reload, later)
  document.body.append(notice)
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
