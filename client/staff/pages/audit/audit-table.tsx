import { Fragment } from 'react'
import {
  type AuditEntryRow,
  type AuditPage,
  isPlainKey,
  type StateChange,
  stateKeys,
} from '#domain/staff/audit'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/inline'
import { DeskTable } from '../../desk-parts'
import { useNumbers } from '../../staff-scope'
import './desk-audit.css'

const columns = ['time', 'actor', 'action', 'subject', 'states', 'request', 'hash'] as const

/** Entries, newest first; a red row marks where the chain of hashes is broken. */
export function AuditTable({ audit: { rows, incident } }: { audit: AuditPage }) {
  const { t } = usePage()
  return (
    <DeskTable
      label={t('deskAudit.caption')}
      heads={columns.map((column) => t(`deskAudit.columns.${column}`))}
      className="audit"
    >
      {rows.map((row) => (
        <Fragment key={row.sequence}>
          <Row row={row} />
          {row.brokenAt !== null && <BreakRow entry={row.brokenAt} incident={incident} />}
        </Fragment>
      ))}
    </DeskTable>
  )
}

function BreakRow({ entry, incident }: { entry: number; incident: string }) {
  const { t } = usePage()
  const write = useNumbers()
  return (
    <tr className="audit__break">
      <td colSpan={columns.length}>
        <Icon name="unlink" /> <strong>{t('deskAudit.breakTitle')}</strong>{' '}
        {t('deskAudit.breakText', { entry: write(entry), incident })}
      </td>
    </tr>
  )
}

function Row({ row }: { row: AuditEntryRow }) {
  const { t } = usePage()
  const write = useNumbers()
  const { action, roles, subject, requestId, hash, brokenAt } = row
  return (
    <tr>
      <td>
        <time dateTime={row.instant}>
          <bdi>{row.time}</bdi>
          <small>{row.day}</small>
        </time>
      </td>
      <th scope="row">
        <bdi>{row.actor}</bdi>
        <small>{roles}</small>
      </th>
      <td>{t(`deskAudit.actions.${action}`)}</td>
      <td>{subject && <bdi className="ref">{subject}</bdi>}</td>
      <td>
        <StateChanges changes={row.changes} />
      </td>
      <td>{requestId && <code dir="ltr">{requestId.slice(0, 8)}</code>}</td>
      <td className={brokenAt === null ? undefined : 'audit__broken'}>
        {hash === null ? <span>{t('deskAudit.pending')}</span> : <code dir="ltr">{hash}</code>}
        <small>
          {t('deskAudit.columns.entry')} <bdi>{write(row.sequence)}</bdi>
        </small>
      </td>
    </tr>
  )
}

/** The states before and after an action; one without the other stands alone. */
function StateChanges({ changes }: { changes: readonly StateChange[] }) {
  return changes.map((change) => (
    <div key={change.key}>
      <KeyName of={change.key} /> <Values change={change} />
    </div>
  ))
}

function KeyName({ of }: { of: string }) {
  const { t } = usePage()
  if (isPlainKey(of)) return null
  const known = stateKeys.find((one) => one === of)
  if (known) return <span>{t(`deskAudit.keys.${known}`)}</span>
  return <code dir="ltr">{of}</code>
}

function Values({ change: { before, after } }: { change: StateChange }) {
  const { t } = usePage()
  if (before === null || after === null) return <bdi>{before ?? after}</bdi>
  return (
    <>
      <del>
        <bdi>{before}</bdi>
      </del>
      <Icon name="arrow-right" flip />
      <Hidden>{t('deskAudit.becomes')}</Hidden>
      <ins>
        <bdi>{after}</bdi>
      </ins>
    </>
  )
}
