import { createRoot } from 'react-dom/client'
import type { DateText } from '#domain/dates/date-text'
import type { Translate } from '#domain/messages/translate'
import type { Locale } from '#domain/site/locale'
import { loadSheet } from '../navigation/load-sheet'
import { reportingRoot } from './report-error'
import noticeSheet from './version-notice.css?url'

const checkIntervalMs = 3_600_000
const minIntervalMs = 300_000

interface Build {
  id: string
}

interface BuildMeta extends Build {
  date: Record<Locale, DateText>
}

async function findNewer(build: string): Promise<Build | null> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
  if (!response.ok) return null
  const latest: Build = await response.json()
  return latest.id === build ? null : latest
}

/** Null if unavailable, for example because a newer build has replaced this one. */
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

interface VersionNoticeProps {
  t: Translate
  /** Date of the build, if known. */
  date: DateText | null
  onReload: () => void
  onLater: () => void
}

function VersionNotice({ t, date, onReload, onLater }: VersionNoticeProps) {
  return (
    <div className="version-notice">
      <p>
        {t('version.text')}
        {date && (
          <>
            {' '}
            <time dateTime={date.iso}>
              {t('version.date', { gregorian: date.gregorian, hijri: date.hijri })}
            </time>
          </>
        )}
      </p>
      <button className="button button--primary button--small" type="button" onClick={onReload}>
        {t('version.reload')}
      </button>
      <button className="button button--quiet button--small" type="button" onClick={onLater}>
        {t('version.later')}
      </button>
    </div>
  )
}

/** A root of its own, because pages that are not hydrated show the notice too. */
function showNotice(t: Translate, date: DateText | null): void {
  const container = document.createElement('div')
  container.role = 'status'
  document.body.append(container)
  const root = createRoot(container, reportingRoot)
  const dismiss = () => {
    root.unmount()
    container.remove()
  }
  root.render(
    <VersionNotice t={t} date={date} onReload={() => location.reload()} onLater={dismiss} />,
  )
}

let isWatching = false

/** Checks hourly and on focus for a newer build and offers a reload; never forces it. */
export function watchBuilds(build: string, locale: Locale, t: Translate): void {
  if (isWatching) return
  isWatching = true
  // The inline script has looked until now.
  let checkedAt = 'outdated' in document.documentElement.dataset ? 0 : Date.now()
  let isShown = false
  const check = async () => {
    if (isShown || Date.now() - checkedAt < minIntervalMs) return
    checkedAt = Date.now()
    const newer = await findNewer(build).catch(() => null)
    if (!newer) return
    isShown = true
    const [date] = await Promise.all([
      findDate(newer, locale),
      loadSheet(noticeSheet).catch(() => {}),
    ])
    showNotice(t, date)
  }
  if (checkedAt === 0) check()
  setInterval(check, checkIntervalMs)
  addEventListener('focus', check)
}
