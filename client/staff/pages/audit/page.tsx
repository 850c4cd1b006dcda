import { type AuditFilter, type AuditPage, auditModes, exportedEntries } from '#domain/staff/audit'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { StaffLink, useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { AuditFilters } from './audit-filters'
import { AuditTable } from './audit-table'
import './desk-audit.css'
import '../../desk-table.css'

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
      <header className="desk-head">
        <h1>{t('deskAudit.title')}</h1>
        <ChainStatus audit={audit} />
        <a className="button button--secondary" href={file({ ...query, bom: '1' })}>
          <Icon name="download" />
          {t('deskAudit.csv')}
        </a>
      </header>
      <nav className="desk-tabs" aria-label={t('deskAudit.modesLabel')}>
        {auditModes.map((mode) => (
          <StaffLink
            to="audit"
            query={queryOf({ ...filter, mode, action: '' })}
            isCurrent={mode === filter.mode && filter.action === ''}
            key={mode}
          >
            {t(`deskAudit.modes.${mode}`)}
          </StaffLink>
        ))}
      </nav>
      <AuditFilters audit={audit} />
      {rows.length === 0 ? (
        <p className="audit__empty">{t('deskAudit.empty')}</p>
      ) : (
        <AuditTable audit={audit} />
      )}
      <nav className="audit__pager" aria-label={t('deskAudit.pages')}>
        {isContinued && (
          <StaffLink to="audit" query={query}>
            {t('deskAudit.first')}
          </StaffLink>
        )}
        {next !== null && (
          <StaffLink to="audit" query={{ ...query, before: String(next) }}>
            {t('deskAudit.more')}
          </StaffLink>
        )}
      </nav>
      <p className="hint">
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
      <p className="chain-status">
        <Icon name="link" />
        <span>
          <strong>{t('deskAudit.whole')}</strong> {t('deskAudit.wholeText', { last: write(last) })}
        </span>
      </p>
    )
  }
  return (
    <p className="chain-status chain-status--broken" role="alert">
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
