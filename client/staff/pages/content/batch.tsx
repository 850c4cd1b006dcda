import type { KindName } from '#domain/content/kinds'
import type { BatchResult, ContentPage } from '#domain/staff/content'
import { usePage } from '../../../i18n'
import { DoButton, LineField, TextField } from '../../desk-form'
import { DeskAlert } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { IssueList } from '../entry/issue-list'
import '../../../ui/danger-button.css'

/** What is done with the chosen records. */
export function BatchFields({ of: { batch } }: { of: ContentPage }) {
  const { t } = usePage()
  return (
    <fieldset className="desk-form">
      <legend>{t('deskContent.batch.title')}</legend>
      <p className="hint">{t('deskContent.batch.hint')}</p>
      <div className="toolbar">
        <LineField
          name="publishAt"
          label={t('deskContent.batch.publishAt')}
          hint={t('deskContent.batch.publishAtHint')}
          type="datetime-local"
          dir="ltr"
          defaultValue={batch?.publishAt}
        />
        {/* The first button of the form, which Enter presses: without a time it does nothing. */}
        <DoButton value="schedule">{t('deskContent.batch.schedule')}</DoButton>
      </div>
      <div className="toolbar">
        <DoButton value="publish">{t('deskContent.batch.publish')}</DoButton>
      </div>
      <div className="toolbar">
        <TextField
          name="reason"
          label={t('deskContent.batch.reason')}
          defaultValue={batch?.reason}
        />
        <DoButton value="withdraw" look="danger-button">
          {t('deskContent.batch.withdraw')}
        </DoButton>
      </div>
    </fieldset>
  )
}

/** What was not done, one record after the other. */
export function BatchProblems({ of: batch, kind }: { of: BatchResult; kind: KindName }) {
  const { t } = usePage()
  if (batch.problem)
    return <DeskAlert>{t(`deskContent.batch.problems.${batch.problem}`)}</DeskAlert>
  return (
    <>
      <DeskAlert>{t('deskContent.batch.refused')}</DeskAlert>
      <ul>
        {batch.refused.map(({ slug, title, problem, issues }) => (
          <li key={slug}>
            <StaffLink to="entry" reference={`${kind}/${slug}`}>
              <bdi>{title}</bdi>
            </StaffLink>
            {': '}
            {t(`deskEntry.problems.${problem}`)}
            <IssueList of={issues} />
          </li>
        ))}
      </ul>
      {batch.done.length > 0 && (
        <p>{t('deskContent.batch.done', { titles: batch.done.join(t('date.separator')) })}</p>
      )}
    </>
  )
}
