import { localPath } from '#domain/site/locale'
import type { ReleasesPart } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { ReleaseReview } from './release-review'

/** Drafts for the disclosure log, oldest first, and what was published last. */
export function Releases({ part }: { part: ReleasesPart }) {
  const { t } = usePage()
  const { drafts, total, latest, conflict } = part
  return (
    <>
      {conflict && (
        <p className="desk-alert" role="alert" tabIndex={-1}>
          {t(`deskModeration.release.conflicts.${conflict}`)}
        </p>
      )}
      {drafts.length === 0 && (
        <p className="moderation__empty">{t('deskModeration.empty.releases')}</p>
      )}
      {drafts.map((release) => (
        <ReleaseReview release={release} key={release.reference} />
      ))}
      {total > drafts.length && (
        <p className="hint">{t('deskModeration.release.more', { count: drafts.length })}</p>
      )}
      {latest.length > 0 && <Latest latest={latest} />}
    </>
  )
}

function Latest({ latest }: { latest: ReleasesPart['latest'] }) {
  const { t, locale } = usePage()
  return (
    <section className="release-latest" aria-labelledby="latest-title">
      <h3 id="latest-title">{t('deskModeration.release.latest')}</h3>
      <ul>
        {latest.map(({ title, path, day }) => (
          <li key={path}>
            <a href={localPath(path, locale)}>{title}</a>
            <time dateTime={day}>
              <bdi dir="ltr">{day}</bdi>
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
