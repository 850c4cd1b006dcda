import { auditActions } from '#domain/access/audit-actions'
import { type AuditFilter, type AuditPage, auditModes, exportedEntries } from '#domain/staff/audit'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { DeskField, SelectField } from '../../desk-form'
import { DeskPager, DeskTabs } from '../../desk-parts'
import { StaffLink, useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { AuditTable } from './audit-table'

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
