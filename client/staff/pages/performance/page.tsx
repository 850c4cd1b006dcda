import { type PerformancePage, performanceTables, periods } from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { useStaffFile } from '../../staff-file'
import { StaffLink } from '../../staff-link'
import { DayTable } from './day-table'
import { Durations } from './durations'
import { KeyFigures } from './figures'
import { OfficerTable } from './officer-table'
import { OverdueList } from './overdue-list'
import { WeekLines } from './week-lines'
import './desk-performance.css'
import '../../desk-table.css'

/** Reply times against the promise of the service level, for supervisors. */
export function Performance({ performance }: { performance: PerformancePage }) {
  const { t } = usePage()
  const { period, from, to } = performance
  const file = useStaffFile('performance')
  return (
    <div className="desk-page">
      <header className="desk-head">
        <h1>{t('deskPerformance.title')}</h1>
        <nav className="desk-tabs" aria-label={t('deskPerformance.period')}>
          {periods.map((one) => (
            <StaffLink
              to="performance"
              query={{ period: String(one) }}
              isCurrent={one === period}
              key={one}
            >
              {t(`deskPerformance.periods.d${one}`)}
            </StaffLink>
          ))}
        </nav>
        <ul className="desk-files" aria-label={t('deskPerformance.csv.label')}>
          {performanceTables.map((table) => (
            <li key={table}>
              <a
                className="button button--secondary"
                href={file({
                  period: String(period),
                  bom: '1',
                  ...(table !== 'days' && { table }),
                })}
              >
                <Icon name="download" />
                {`CSV ${t(`deskPerformance.csv.tables.${table}`)}`}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <p className="hint">{t('deskPerformance.range', { from, to })}</p>
      <KeyFigures figures={performance.figures} />
      <div className="boards">
        <Durations durations={performance.durations} />
        <OfficerTable officers={performance.officers} />
        <WeekLines weeks={performance.weeks} />
        <DayTable performance={performance} />
        <OverdueList performance={performance} />
      </div>
    </div>
  )
}
