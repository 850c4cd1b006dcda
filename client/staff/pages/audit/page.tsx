import { Fragment } from 'react'
import { auditActions } from '#domain/access/audit-actions'
import {
  type AuditEntryRow,
  type AuditFilter,
  type AuditPage,
  auditModes,
  exportedEntries,
  isPlainKey,
  type StateChange,
  stateKeys,
} from '#domain/staff/audit'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/inline'
import { DeskField, SelectField } from '../../desk-form'
import { DeskPager, DeskTable, DeskTabs } from '../../desk-parts'
import { StaffLink, useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import './desk-audit.css'

/** The parameters of a list, without defaults. */
function queryOf({ mode, ...others }: AuditFilter): Record<string, string> {
  return { ...others, mode: mode === 'all' ? '' : mode }
}

/** The audit log, for auditors: nothing is changed here. */
export function DeskAudit({ data: audit }: { data: AuditPage }) {
  const { t } = usePage()
  const write = useNumbers()
  const file = useStaffFile('audit')
  const { filter, rows, next, isContinued } = audit
  const query = queryOf(filter)
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskAudit.title')}</h1>
        <ChainStatus audit={audit} />
        <a className="button button--secondary toolbar__end" href={file({ ...query, bom: '1' })}>
          <Icon name="download" />
          {t('deskAudit.csv')}
        </a>
      </header>
      <nav aria-label={t('deskAudit.modesLabel')}>
        <DeskTabs
          tabs={auditModes.map((mode) => ({
            to: 'audit',
            query: queryOf({ ...filter, mode, action: '' }),
            text: t(`deskAudit.modes.${mode}`),
            isCurrent: mode === filter.mode && filter.action === '',
          }))}
        />
      </nav>
      <AuditFilters audit={audit} />
      {rows.length === 0 ? (
        <p className="desk-box">{t('deskAudit.empty')}</p>
      ) : (
        <AuditTable audit={audit} />
      )}
      <DeskPager
        of="deskAudit"
        to="audit"
        query={query}
        isContinued={isContinued}
        next={next === null ? null : { before: String(next) }}
      />
      <p className="toolbar hint">
        {t('deskAudit.rule')} {t('deskAudit.csvHint', { count: write(exportedEntries) })}
      </p>
    </div>
  )
}

function ChainStatus({ audit: { problem, last, incident } }: { audit: AuditPage }) {
  const { t } = usePage()
  const write = useNumbers()
  if (problem === null) {
    return (
      <p className="desk-notice">
        <Icon name="link" />
        <span>
          <strong>{t('deskAudit.whole')}</strong> {t('deskAudit.wholeText', { last: write(last) })}
        </span>
      </p>
    )
  }
  return (
    <p className="desk-notice desk-notice--broken" role="alert">
      <Icon name="unlink" />
      <span>
        <strong>{t('deskAudit.broken')}</strong>{' '}
        {problem.entry === null
          ? t('deskAudit.unprovenText', { incident })
          : t('deskAudit.brokenText', { entry: write(problem.entry), incident })}
      </span>
    </p>
  )
}

/** Narrows the list; a GET, so that a narrowed list has an address. */
function AuditFilters({ audit: { filter, actors } }: { audit: AuditPage }) {
  const { t, locale } = usePage()
  const { actor, action, mode, subject, from, to } = filter
  const actions = auditActions.map((value) => ({ value, label: t(`deskAudit.actions.${value}`) }))
  const isNarrowed = actor + action + subject + from + to !== ''
  return (
    <form
      className="toolbar"
      method="get"
      action={staffAddress(locale, 'audit')}
      aria-label={t('deskAudit.filters')}
    >
      {mode !== 'all' && <input type="hidden" name="mode" value={mode} />}
      <TextField name="from" value={from} maxLength={40} />
      <TextField name="to" value={to} maxLength={40} />
      <SelectField
        name="actor"
        label={t('deskAudit.actor')}
        empty={t('deskAudit.anyActor')}
        choices={actors}
        defaultValue={actor}
      />
      <SelectField
        name="action"
        label={t('deskAudit.action')}
        empty={t('deskAudit.anyAction')}
        choices={actions}
        defaultValue={action}
      />
      <TextField name="subject" value={subject} maxLength={60} />
      <button className="button button--secondary" type="submit">
        {t('deskAudit.filter')}
      </button>
      {isNarrowed && (
        <StaffLink to="audit" className="button button--quiet">
          {t('deskAudit.clear')}
        </StaffLink>
      )}
    </form>
  )
}

interface TextFieldProps {
  name: 'from' | 'to' | 'subject'
  value: string
  maxLength: number
}

function TextField({ name, value, maxLength }: TextFieldProps) {
  const { t } = usePage()
  return (
    <DeskField id={name} label={t(`deskAudit.${name}`)}>
      {(control) => (
        <input
          className="input"
          name={name}
          type="text"
          dir="ltr"
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          {...control}
        />
      )}
    </DeskField>
  )
}

const columns = ['time', 'actor', 'action', 'subject', 'states', 'request', 'hash'] as const

/** Entries, newest first; a red row marks where the chain of hashes is broken. */
function AuditTable({ audit: { rows, incident } }: { audit: AuditPage }) {
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
  const { action, roles, subject, requestId, hash, isReading, brokenAt } = row
  return (
    <tr className={isReading ? 'audit__reading' : undefined}>
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
