import { createRoot } from 'react-dom/client'
import type { Translate } from '#domain/messages/translate'
import type { DateText } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import { VersionNotice } from '../widgets/version-notice'
import { reportingRoot } from './report-error'

const hourly = 3_600_000
const atMostEvery = 300_000

interface Build {
  id: string
}

/** When a build was made, as text of each language. */
interface BuildMeta extends Build {
  date: Record<Locale, DateText>
}

async function findNewer(build: string): Promise<Build | null> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
  if (!response.ok) return null
  const latest: Build = await response.json()
  return latest.id === build ? null : latest
}

/** The date of a build; null where it cannot be had, as when the next one has replaced it. */
async function findDate({ id }: Build, locale: Locale): Promise<DateText | null> {
  try {
    const response = await fetch(`/builds/meta/${id}.json`)
    if (!response.ok) return null
    const meta: BuildMeta = await response.json()
    return meta.date[locale]
  } catch {
    return null
  }
}

/** Beside the page's own tree, because a page that was not hydrated is told too. */
function offer(t: Translate, date: DateText | null): void {
  const place = document.createElement('div')
  place.role = 'status'
  document.body.append(place)
  const root = createRoot(place, reportingRoot)
  const leave = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <VersionNotice t={t} date={date} onReload={() => location.reload()} onLater={leave} />,
  )
}

let isWatching = false

/** Asks hourly and on focus whether a newer build is out, and offers to reload; never forces it. */
export function watchBuilds(build: string, locale: Locale, t: Translate): void {
  if (isWatching) return
  isWatching = true
  let askedAt = Date.now()
  let isOffered = false
  const ask = async () => {
    if (isOffered || Date.now() - askedAt < atMostEvery) return
    askedAt = Date.now()
    const newer = await findNewer(build).catch(() => null)
    if (!newer) return
    isOffered = true
    offer(t, await findDate(newer, locale))
  }
  setInterval(ask, hourly)
  addEventListener('focus', ask)
}
