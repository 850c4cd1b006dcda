import type { DateText } from '#domain/dates/date-text'
import type { Translate } from '#domain/messages/translate'

interface VersionNoticeProps {
  t: Translate
  /** Date of the build, if known. */
  date: DateText | null
  onReload: () => void
  onLater: () => void
}

export function VersionNotice({ t, date, onReload, onLater }: VersionNoticeProps) {
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
