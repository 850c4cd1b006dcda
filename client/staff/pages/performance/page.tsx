import {
  type FigureName,
  type KeyFigure,
  type PerformancePage,
  performanceTables,
  periods,
} from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { StaffLink, useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { Durations, WeekLines } from './charts'
import { DayTable, OfficerTable, OverdueList } from './tables'
import './desk-performance.css'
import '../../desk-table.css'

export function DeskPerformance({ data: performance }: { data: PerformancePage }) {
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

/** Figures of which more is better, and those that are neither good nor bad. */
const better: Partial<Record<FigureName, 'more' | 'neutral'>> = {
  received: 'neutral',
  answered: 'neutral',
  open: 'neutral',
  within: 'more',
}
const daysOf: readonly FigureName[] = ['firstMedian', 'firstNinth', 'answerMedian', 'answerNinth']

function toneOf({ name, value, former }: KeyFigure): 'good' | 'bad' | 'same' {
  if (value === null || former === null || value === former) return 'same'
  const wanted = better[name] ?? 'less'
  if (wanted === 'neutral') return 'same'
  return value > former === (wanted === 'more') ? 'good' : 'bad'
}

/** Key figures, each with that of the period before. */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const { t } = usePage()
  return (
    <dl className="kpis">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{t(`deskPerformance.figures.${figure.name}`)}</dt>
          <FigureValue of={figure} />
          <Former of={figure} />
        </div>
      ))}
    </dl>
  )
}

function FigureValue({ of: { name, value } }: { of: KeyFigure }) {
  const { t } = usePage()
  const write = useNumbers()
  if (value === null) return <dd className="kpis__none">{t('deskPerformance.none')}</dd>
  return (
    <dd className="kpis__value">
      <bdi>{write(value) + (name === 'within' ? '%' : '')}</bdi>
      {daysOf.includes(name) && <span>{t('deskPerformance.days', { count: value })}</span>}
    </dd>
  )
}

function Former({ of }: { of: KeyFigure }) {
  const { t } = usePage()
  const write = useNumbers()
  const { name, value, former } = of
  if (former === null) return <dd className="kpis__was">{t('deskPerformance.noFormer')}</dd>
  const hasTrend = value !== null && value !== former
  return (
    <dd className={`kpis__was kpis__was--${toneOf(of)}`}>
      {hasTrend && <Icon name={value > former ? 'trending-up' : 'trending-down'} />}
      {t('deskPerformance.former')} <bdi>{write(former) + (name === 'within' ? '%' : '')}</bdi>
    </dd>
  )
}
