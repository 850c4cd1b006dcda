import { localPath } from '#domain/site/locale'
import type { EntryPage, RevisionView } from '#domain/staff/entry'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Badge } from '../../../ui/text/badge'
import { DeskField, DoButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskBox, DeskTable } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { EntryFields } from './fields'
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
        {path !== null && <a href={localPath(path, locale)}>{t('deskEntry.onSite')}</a>}
      </header>
      {problem && <DeskAlert>{t(`deskEntry.problems.${problem}`)}</DeskAlert>}
      <Issues of={entry} />
      <EditForm of={entry} />
      <Revisions of={entry} />
      {entry.mayPublish && state !== 'new' && state !== 'withdrawn' && <WithdrawForm of={entry} />}
    </div>
  )
}

function Issues({ of: { issues } }: EntryProps) {
  const { t } = usePage()
  if (issues.length === 0) return null
  return (
    <DeskBox id="issues" title={t('deskEntry.issuesTitle')}>
      <ul>
        {issues.map(({ field, reason }) => (
          <li key={`${field} ${reason}`} dir="ltr" lang="en">
            {field && <code>{field}</code>} {reason}
          </li>
        ))}
      </ul>
    </DeskBox>
  )
}

function EditForm({ of: entry }: EntryProps) {
  const { t } = usePage()
  const { kind, slug, fields, typed, references, draft, version, isStaffs, mayPublish } = entry
  const mayRelease = mayPublish && draft && !(entry.needsSecondReader && draft.isOwn)
  return (
    <PostForm
      to="entry"
      reference={`${kind}/${slug}`}
      className="desk-form"
      hidden={{ version: version ?? '' }}
      noValidate
    >
      <p className="hint">
        {draft
          ? t('deskEntry.draftBy', { name: draft.author, at: draft.at })
          : t('deskEntry.noDraft')}
      </p>
      {!isStaffs && <p className="hint">{t('deskEntry.fromFiles')}</p>}
      {/* Enter in a field presses the first button of a form. */}
      <button
        className="visually-hidden"
        type="submit"
        name="do"
        value="save"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('deskEntry.save')}
      </button>
      <EntryFields fields={fields} prefix="" values={typed} references={references} />
      <div className="toolbar entry-actions">
        <DoButton value="save" look="button--primary">
          {t('deskEntry.save')}
        </DoButton>
        {mayRelease && <DoButton value="publish">{t('deskEntry.publish')}</DoButton>}
        {draft && <DoButton value="discard">{t('deskEntry.discard')}</DoButton>}
        <p className="hint">
          {t(draft && !mayRelease ? 'deskEntry.secondReader' : 'deskEntry.publishHint')}
        </p>
      </div>
    </PostForm>
  )
}

function Revisions({ of: { kind, slug, revisions } }: EntryProps) {
  const { t } = usePage()
  return (
    <DeskBox id="revisions" title={t('deskEntry.revisions')}>
      {revisions.length === 0 && <p className="hint">{t('deskEntry.noRevisions')}</p>}
      {revisions.map((revision) => (
        <Revision of={revision} reference={`${kind}/${slug}`} key={revision.id} />
      ))}
    </DeskBox>
  )
}

const columns = ['field', 'before', 'after'] as const

function Revision({ of, reference }: { of: RevisionView; reference: string }) {
  const { t } = usePage()
  const { id, at, author, step, note, changes } = of
  return (
    <FoldDetails title={`${t(`deskEntry.steps.${step}`)} · ${author} · ${at}`}>
      {note && <p>{note}</p>}
      {changes.length === 0 && step !== 'withdrawn' && (
        <p className="hint">{t('deskEntry.noChange')}</p>
      )}
      {changes.length > 0 && (
        <DeskTable
          label={`${t('deskEntry.changes')} ${id}`}
          heads={columns.map((column) => t(`deskEntry.${column}`))}
          rows={changes.map(({ field, before, after }) => ({
            key: field,
            cells: [
              <code dir="ltr" key="field">
                {field}
              </code>,
              <del dir="auto" key="before">
                {before}
              </del>,
              <ins dir="auto" key="after">
                {after}
              </ins>,
            ],
          }))}
        />
      )}
      <PostForm to="entry" reference={reference}>
        <DoButton value={`restore:${id}`}>{t('deskEntry.restore')}</DoButton>
      </PostForm>
    </FoldDetails>
  )
}

function WithdrawForm({ of: { kind, slug, reason, problem } }: EntryProps) {
  const { t } = usePage()
  return (
    <DeskBox id="withdraw" title={t('deskEntry.withdraw')}>
      <PostForm to="entry" reference={`${kind}/${slug}`} className="desk-form" noValidate>
        <DeskField
          id="reason"
          label={t('deskEntry.reason')}
          hint={t('deskEntry.withdrawHint')}
          error={problem === 'reason' ? t('deskEntry.problems.reason') : null}
        >
          {(control) => (
            <textarea
              className="textarea"
              name="reason"
              rows={2}
              defaultValue={reason}
              aria-required
              {...control}
            />
          )}
        </DeskField>
        <div className="toolbar">
          <DoButton value="withdraw" look="danger-button">
            {t('deskEntry.withdraw')}
          </DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}
