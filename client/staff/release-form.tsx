import type { ReleaseIssue } from '#domain/releases/release-draft'
import { localPath } from '#domain/site/locale'
import type { ReleaseFormState } from '#domain/staff/release-form'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { ReleaseChoices } from './release-choices'
import { releaseFieldId, useFieldLabel, useIssueText } from './release-issue'
import { ReleaseTexts } from './release-texts'
import { useTicketAddress } from './staff-scope'
import './desk-parts.css'
import './desk-release.css'
import '../forms/form.css'

/**
 * The form in which an officer drafts a record of the disclosure log.
 * It is sent to the page of its ticket with `do=release`. A published record is shown as a link.
 */
export function ReleaseForm({ release }: { release: ReleaseFormState }) {
  const { t } = usePage()
  const { reference, status, version, issues, conflict } = release
  const action = useTicketAddress(reference)
  const isOpen =
    issues.length > 0 || conflict !== null || status === 'refused' || status === 'withdrawn'
  return (
    <details className="release-form" id="release" open={isOpen}>
      <summary>
        <h2>{t('deskReleases.title')}</h2>
        {status && <span>{t(`deskReleases.statuses.${status}`)}</span>}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <State release={release} />
      {status !== 'published' && (
        <form method="post" action={action} noValidate>
          <input type="hidden" name="version" value={version} />
          {issues.length > 0 && <Issues issues={issues} />}
          <ReleaseTexts release={release} />
          <ReleaseChoices release={release} />
          <button className="button button--primary" type="submit" name="do" value="release">
            {t(status === 'draft' ? 'deskReleases.sendAgain' : 'deskReleases.send')}
          </button>
        </form>
      )}
    </details>
  )
}

function State({ release }: { release: ReleaseFormState }) {
  const { t, locale } = usePage()
  const { status, reason, author, path, conflict } = release
  if (conflict && status !== 'published') {
    return (
      <p className="desk-alert" role="alert" tabIndex={-1}>
        {t(`deskReleases.conflicts.${conflict}`, { name: author ?? '' })}
      </p>
    )
  }
  if (status === null) return <p className="hint">{t('deskReleases.lead')}</p>
  return (
    <p className="release-form__state">
      {t(`deskReleases.states.${status}`, { reason: reason ?? '' })}{' '}
      {author && <span>{t('deskReleases.author', { name: author })}</span>}{' '}
      {path && <a href={localPath(path, locale)}>{t('deskReleases.open')}</a>}
    </p>
  )
}

function Issues({ issues }: { issues: readonly ReleaseIssue[] }) {
  const { t } = usePage()
  const [textOf, labelOf] = [useIssueText(), useFieldLabel()]
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h3>
        <Icon name="circle-alert" />
        <span>{t('deskReleases.summary')}</span>
      </h3>
      <ul>
        {issues.map((issue) => (
          <li key={issue.field}>
            <a href={`#${releaseFieldId(issue.field)}`}>
              {`${labelOf(issue.field)}: ${textOf(issue)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
