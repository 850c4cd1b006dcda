import { localPath } from '#domain/site/locale'
import type { PublishedRelease, ReleasesPart } from '#domain/staff/moderation'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { useStaff } from '../../staff-scope'
import { ReleaseReview, WithReason } from './release-review'
import './desk-moderation.css'
import '../../desk-parts.css'
import '../../desk-release.css'

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
        {latest.map((release) => (
          <li key={release.path}>
            <a href={localPath(release.path, locale)}>{release.title}</a>
            <Day date={release.day} />
            <Withdraw release={release} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Withdraw({ release: { slug, reason, issue } }: { release: PublishedRelease }) {
  const { t, locale } = usePage()
  const { query } = useStaff()
  const missing = issue === 'required' ? t('deskModeration.release.withdrawMissing') : null
  return (
    <form method="post" action={staffAddress(locale, 'moderation') + query}>
      <input type="hidden" name="slug" value={slug} />
      <WithReason
        id={`withdraw-${slug}`}
        action="withdraw"
        name={t('deskModeration.release.withdraw')}
        label={t('deskModeration.release.withdrawReason')}
        hint={t('deskModeration.release.withdrawHint')}
        typed={reason}
        error={missing ?? (issue && t(`deskModeration.release.issues.${issue}`))}
      />
    </form>
  )
}
