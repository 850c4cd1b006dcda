import {
  type FigureName,
  type KeyFigure,
  type PerformancePage,
  performanceTables,
  periods,
} from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Fact } from '../../../ui/text/inline'
import { DeskTable, DeskTabs } from '../../desk-parts'
import { useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { Durations, WeekLines } from './charts'
import { DayTable, OfficerTable, OverdueTable } from './tables'

export function DeskPerformance({ data: performance }: { data: PerformancePage }) {
  const { t } = usePage()
  const { period, from, to } = performance
  const file = useStaffFile('performance')
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskPerformance.title')}</h1>
        <nav aria-label={t('deskPerformance.period')}>
          <DeskTabs
            tabs={periods.map((one) => ({
              to: 'performance',
              query: { period: String(one) },
              text: t(`deskPerformance.periods.d${one}`),
              isCurrent: one === period,
            }))}
          />
        </nav>
        <ul className="button-row toolbar__end" aria-label={t('deskPerformance.csv.label')}>
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
        <OverdueTable performance={performance} />
        <Measures figures={performance.figures} />
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

/** What a supervisor acts on first; the other measures stand in the table. */
const leading: readonly FigureName[] = ['overdue', 'within', 'answerMedian', 'open']

/** The leading figures, each with that of the period before. */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const { t } = usePage()
  const shown = leading.flatMap((name) => figures.find((figure) => figure.name === name) ?? [])
  return (
    <Facts shape="bar" className="kpis">
      {shown.map((figure) => (
        <Fact term={t(`deskPerformance.figures.${figure.name}`)} key={figure.name}>
          <FigureValue of={figure} />
          <Former of={figure} />
        </Fact>
      ))}
    </Facts>
  )
}

function Measures({ figures }: { figures: readonly KeyFigure[] }) {
  const { t } = usePage()
  const write = useNumbers()
  const rows = figures.filter(({ name }) => !leading.includes(name))
  return (
    <section className="board" aria-labelledby="measures">
      <h2 id="measures">{t('deskPerformance.measures.title')}</h2>
      <DeskTable
        label={t('deskPerformance.measures.name')}
        heads={(['name', 'value', 'former'] as const).map((column) =>
          t(`deskPerformance.measures.${column}`),
        )}
      >
        {rows.map((figure) => (
          <tr key={figure.name}>
            <th scope="row">{t(`deskPerformance.figures.${figure.name}`)}</th>
            <td>
              <FigureValue of={figure} />
            </td>
            <td className="is-muted">
              {figure.former === null ? '–' : <bdi>{write(figure.former)}</bdi>}
            </td>
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}

function FigureValue({ of: { name, value } }: { of: KeyFigure }) {
  const { t } = usePage()
  const write = useNumbers()
  if (value === null) return <span className="is-muted">{t('deskPerformance.none')}</span>
  return (
    <>
      <bdi>{write(value) + (name === 'within' ? '%' : '')}</bdi>
      {daysOf.includes(name) && (
        <span className="is-muted"> {t('deskPerformance.days', { count: value })}</span>
      )}
    </>
  )
}

function Former({ of }: { of: KeyFigure }) {
  const { t } = usePage()
  const write = useNumbers()
  const { name, value, former } = of
  if (former === null) return <small>{t('deskPerformance.noFormer')}</small>
  const hasTrend = value !== null && value !== former
  return (
    <small className={`kpis__was--${toneOf(of)}`}>
      {hasTrend && <Icon name={value > former ? 'trending-up' : 'trending-down'} />}
      {t('deskPerformance.former')}{' '}
      <span dir="ltr">{write(former) + (name === 'within' ? '%' : '')}</span>
    </small>
  )
}
