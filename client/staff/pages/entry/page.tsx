import { Fragment } from 'react'
import { languageNames, locales, localPath } from '#domain/site/locale'
import type { EntryPage } from '#domain/staff/entry'
import { previewPath } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Badge } from '../../../ui/text/badge'
import { DoButton, EnterButton, LineField, PostForm, TextField } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { FieldChanges, Revisions } from './changes'
import { ArrangedContext } from './field-words'
import { EntryFields } from './fields'
import { IssueList } from './issue-list'
import './desk-entry.css'
import '../../../ui/danger-button.css'

interface EntryProps {
  of: EntryPage
}

export function DeskEntry({ data: entry }: { data: EntryPage }) {
  const { t, locale } = usePage()
  const { kind, title, state, path, problem } = entry
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <Badge tone="info">{t(`deskContent.states.${state}`)}</Badge>
        <StaffLink to="content" query={{ kind }}>
          {t('deskEntry.back')}
        </StaffLink>
        <a href="#actions">{t('deskEntry.toActions')}</a>
        {path !== null && <a href={localPath(path, locale)}>{t('deskEntry.onSite')}</a>}
      </header>
      {problem && <DeskAlert>{t(`deskEntry.problems.${problem}`)}</DeskAlert>}
      <p className="desk-alert" role="alert" data-stale hidden>
        {t('deskEntry.stale')}
      </p>
      <ChangesBox id="conflict" title={t('deskEntry.conflict')} of={entry.conflict} />
      <Issues of={entry} />
      <EditForm of={entry} />
      <ChangesBox id="draft-changes" title={t('deskEntry.draftChanges')} of={entry.changes} />
      <Revisions of={entry.revisions} reference={`${kind}/${entry.slug}`} />
      {entry.mayPublish && state !== 'new' && state !== 'withdrawn' && <WithdrawForm of={entry} />}
    </div>
  )
}

interface ChangesProps {
  id: string
  title: string
  of: EntryPage['changes']
}

function ChangesBox({ id, title, of }: ChangesProps) {
  const { t } = usePage()
  if (of.length === 0) return null
  return (
    <DeskBox id={id} title={title}>
      <FieldChanges of={of} label={`${t('deskEntry.changes')}: ${title}`} />
    </DeskBox>
  )
}

function Issues({ of: { issues } }: EntryProps) {
  const { t } = usePage()
  if (issues.length === 0) return null
  return (
    <DeskBox id="issues" title={t('deskEntry.issuesTitle')}>
      <IssueList of={issues} />
    </DeskBox>
  )
}

/** Links to the public page in both languages as the draft makes it. */
function PreviewLinks({ of: { kind, slug } }: EntryProps) {
  const { t } = usePage()
  return (
    <p className="hint">
      {t('deskEntry.previews')}{' '}
      {locales.map((one) => (
        <Fragment key={one}>
          {one !== locales[0] && ' · '}
          <a href={localPath(previewPath(`${kind}/${slug}`), one)} hrefLang={one} lang={one}>
            {languageNames[one]}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** What the form changes, and who else changes it. */
function Origin({ of: entry }: EntryProps) {
  const { t } = usePage()
  const { draft, isStaffs, others } = entry
  return (
    <>
      <p className="hint">
        {draft
          ? t('deskEntry.draftBy', { name: draft.author, at: draft.at })
          : t('deskEntry.noDraft')}
      </p>
      {others && <p>{t('deskEntry.others', { names: others })}</p>}
      {draft && <PreviewLinks of={entry} />}
      {!isStaffs && <p className="hint">{t('deskEntry.fromFiles')}</p>}
    </>
  )
}

function ScheduleFields({ of: { draft, publishAt, problem } }: EntryProps) {
  const { t } = usePage()
  if (draft?.publishAt) {
    return (
      <>
        <p className="hint">{t('deskEntry.publishesAt', { at: draft.publishAt })}</p>
        <DoButton value="unschedule">{t('deskEntry.unschedule')}</DoButton>
      </>
    )
  }
  return (
    <FoldDetails
      title={t('deskEntry.schedule')}
      isOpen={publishAt !== '' || problem === 'time'}
      className="entry-schedule"
    >
      <div className="toolbar">
        <LineField
          name="publishAt"
          label={t('deskEntry.publishAt')}
          hint={t('deskEntry.publishAtHint')}
          error={problem === 'time' ? t('deskEntry.problems.time') : null}
          type="datetime-local"
          dir="ltr"
          defaultValue={publishAt}
        />
        <DoButton value="schedule">{t('deskEntry.schedule')}</DoButton>
      </div>
    </FoldDetails>
  )
}

function EditForm({ of: entry }: EntryProps) {
  const { t } = usePage()
  const { kind, slug, fields, typed, references, draft, version, readAt, mayPublish } = entry
  const mayRelease = mayPublish && draft && !(entry.needsSecondReader && draft.isOwn)
  return (
    <PostForm
      to="entry"
      reference={`${kind}/${slug}`}
      className="desk-form"
      hidden={{ version, readAt }}
      data-version={version}
      data-autosave={entry.arranged && 'now'}
      noValidate
    >
      <Origin of={entry} />
      <EnterButton value="save">{t('deskEntry.save')}</EnterButton>
      <ArrangedContext value={entry.arranged}>
        <EntryFields fields={fields} prefix="" values={typed} references={references} />
      </ArrangedContext>
      <div className="toolbar entry-actions" id="actions">
        <DoButton value="save" look="button--primary">
          {t('deskEntry.save')}
        </DoButton>
        <DoButton value="preview">{t('deskEntry.saveAndPreview')}</DoButton>
        {mayRelease && <DoButton value="publish">{t('deskEntry.publish')}</DoButton>}
        {draft && <DoButton value="discard">{t('deskEntry.discard')}</DoButton>}
        {mayRelease && <ScheduleFields of={entry} />}
        {draft && (
          <p className="hint">
            {t(mayRelease ? 'deskEntry.publishHint' : 'deskEntry.secondReader')}
          </p>
        )}
        <p
          className="hint"
          role="status"
          data-saved={t('deskEntry.autosaved', { time: '{{time}}' })}
          data-unsaved={t('deskEntry.unsaved')}
          data-conflict={t('deskEntry.stale')}
        />
      </div>
    </PostForm>
  )
}

function WithdrawForm({ of: { kind, slug, reason, problem } }: EntryProps) {
  const { t } = usePage()
  return (
    <DeskBox id="withdraw" title={t('deskEntry.withdraw')}>
      <PostForm to="entry" reference={`${kind}/${slug}`} className="desk-form" noValidate>
        <TextField
          name="reason"
          label={t('deskEntry.reason')}
          hint={t('deskEntry.withdrawHint')}
          error={problem === 'reason' ? t('deskEntry.problems.reason') : null}
          defaultValue={reason}
          aria-required
        />
        <div className="toolbar">
          <DoButton value="withdraw" look="danger-button">
            {t('deskEntry.withdraw')}
          </DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}
