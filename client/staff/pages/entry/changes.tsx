import type { DiffPart, FieldChange, RevisionView } from '#domain/staff/entry'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Hidden } from '../../../ui/text/inline'
import { DoButton, PostForm } from '../../desk-form'
import { DeskBox, DeskTable } from '../../desk-parts'
import { useFieldPath } from './field-words'
import { IssueList } from './issue-list'
import './desk-entry.css'

function Part({ of: { step, text } }: { of: DiffPart }) {
  const { t } = usePage()
  if (step === 'same') return text
  const Element = step === 'added' ? 'ins' : 'del'
  return (
    <Element className="entry-change">
      <Hidden>{t(`deskEntry.${step}`)} </Hidden>
      {text}
    </Element>
  )
}

/** What differs between two texts, word by word. */
export function ChangedText({ of }: { of: readonly DiffPart[] }) {
  return (
    <span className="entry-text" dir="auto">
      {of.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
        <Part of={part} key={at} />
      ))}
    </span>
  )
}

/** What differs between two versions of a record. */
export function FieldChanges({ of, label }: { of: readonly FieldChange[]; label: string }) {
  const { t } = usePage()
  const pathOf = useFieldPath()
  return (
    <DeskTable
      label={label}
      heads={[t('deskEntry.field'), t('deskEntry.change')]}
      rows={of.map(({ field, parts }) => ({
        key: field,
        cells: [pathOf(field), <ChangedText of={parts} key="change" />],
      }))}
    />
  )
}

interface RevisionsProps {
  of: readonly RevisionView[]
  /** `{kind}/{slug}` of the record. */
  reference: string
}

export function Revisions({ of, reference }: RevisionsProps) {
  const { t } = usePage()
  return (
    <DeskBox id="revisions" title={t('deskEntry.revisions')}>
      {of.length === 0 && <p className="hint">{t('deskEntry.noRevisions')}</p>}
      {of.map((revision) => (
        <Revision of={revision} reference={reference} key={revision.id} />
      ))}
    </DeskBox>
  )
}

function Revision({ of, reference }: { of: RevisionView; reference: string }) {
  const { t } = usePage()
  const { id, at, author, step, note, changes, issues, mayRestore } = of
  return (
    <FoldDetails title={`${t(`deskEntry.steps.${step}`)} · ${author} · ${at}`}>
      {note && <p>{note}</p>}
      <IssueList of={issues} />
      {changes.length === 0 && (step === 'drafted' || step === 'published') && (
        <p className="hint">{t('deskEntry.noChange')}</p>
      )}
      {changes.length > 0 && (
        <FieldChanges of={changes} label={`${t('deskEntry.changes')} ${id}`} />
      )}
      {mayRestore && (
        <PostForm to="entry" reference={reference}>
          <DoButton value={`restore:${id}`}>{t('deskEntry.restore')}</DoButton>
        </PostForm>
      )}
    </FoldDetails>
  )
}
