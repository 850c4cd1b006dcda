import type { Translate } from '#domain/messages/index'

interface VersionNoticeProps {
  t: Translate
  onReload: () => void
  onLater: () => void
}

/** Says that a newer build is out; the visitor decides when to take it. */
export function VersionNotice({ t, onReload, onLater }: VersionNoticeProps) {
  return (
    <div className="version-notice">
      <p>{t('version.text')}</p>
      <button className="button button--primary button--small" type="button" onClick={onReload}>
        {t('version.reload')}
      </button>
      <button className="button button--quiet button--small" type="button" onClick={onLater}>
        {t('version.later')}
      </button>
    </div>
  )
}
