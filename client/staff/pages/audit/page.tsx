import { type AuditFilter, type AuditPage, auditModes, exportedEntries } from '#domain/staff/audit'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { DeskPager, DeskTabs } from '../../desk-parts'
import { useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { AuditFilters } from './audit-filters'
import { AuditTable } from './audit-table'
import '../../desk-parts.css'

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
