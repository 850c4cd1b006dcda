import {
  type FigureName,
  type KeyFigure,
  type PerformancePage,
  performanceTables,
  periods,
} from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Fact } from '../../../ui/text/inline'
import { DeskBox, DeskTable, DeskTabs, DueText, Who } from '../../desk-parts'
import { StaffLink, TicketLink, useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { Durations, WeekLines } from './charts'
import './desk-performance.css'

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
        <SolvedTable resolutions={performance.resolutions} />
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
  const columns = ['name', 'value', 'former'] as const
  return (
    <DeskBox id="measures" title={t('deskPerformance.measures.title')}>
      <DeskTable
        label={t('deskPerformance.measures.name')}
        heads={columns.map((column) => t(`deskPerformance.measures.${column}`))}
        rows={figures
          .filter(({ name }) => !leading.includes(name))
          .map((figure) => ({
            key: figure.name,
            cells: [
              t(`deskPerformance.figures.${figure.name}`),
              <FigureValue of={figure} key="value" />,
              figure.former === null ? '–' : write(figure.former),
            ],
          }))}
      />
    </DeskBox>
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

/** Open tickets of an officer up to which each has a square. */
const mostSquares = 40

function OfficerTable({ officers }: Pick<PerformancePage, 'officers'>) {
  const { t } = usePage()
  const write = useNumbers()
  const [most] = officers.filter(({ open }) => open > 0)
  const finding = () => {
    if (!most) return t('deskPerformance.noLoad')
    return most.name === null
      ? t('deskPerformance.loadOfNobody')
      : t('deskPerformance.loadOf', { name: most.name })
  }
  const busiest = Math.max(...officers.map(({ open }) => open))
  const columns = ['name', 'open', 'overdue', 'median', 'answered'] as const
  return (
    <DeskBox id="load" title={finding()}>
      <DeskTable
        label={t('deskPerformance.officers.open')}
        heads={columns.map((name) => t(`deskPerformance.officers.${name}`))}
        rows={officers.map(({ id, name, open, overdue, answered, median }) => ({
          key: String(id),
          cells: [
            <StaffLink to="queue" query={{ assignee: id ?? 'none' }} key="name">
              <bdi>{name ?? t('deskPerformance.nobody')}</bdi>
            </StaffLink>,
            <span className="load__bar" key="open">
              <bdi>{write(open)}</bdi>
              {busiest <= mostSquares && (
                <UnitSquares
                  count={open}
                  filled={open - overdue}
                  perRow={mostSquares}
                  label={t('deskPerformance.loadLabel', {
                    open: String(open),
                    overdue: String(overdue),
                  })}
                />
              )}
            </span>,
            <OverdueCount of={overdue} key="overdue" />,
            median === null ? '–' : write(median),
            write(answered),
          ],
        }))}
      />
      <p className="hint">{t('deskPerformance.load')}</p>
    </DeskBox>
  )
}

function OverdueCount({ of: count }: { of: number }) {
  const write = useNumbers()
  return <span className={count > 0 ? 'is-over' : undefined}>{write(count)}</span>
}

function DayTable({ performance }: { performance: PerformancePage }) {
  const { t } = usePage()
  const write = useNumbers()
  const { figures, days, hasMoreDays } = performance
  const totalOf = (wanted: 'received' | 'answered') =>
    write(figures.find(({ name }) => name === wanted)?.value ?? 0)
  const flow = { received: totalOf('received'), answered: totalOf('answered') }
  const columns = ['day', 'received', 'answered', 'within', 'overdue'] as const
  return (
    <DeskBox id="days" title={t('deskPerformance.flow', flow)}>
      <DeskTable
        label={t('deskPerformance.dayTable')}
        heads={columns.map((name) => t(`deskPerformance.dayColumns.${name}`))}
        rows={days.map(({ day, label, received, answered, within, overdue }) => ({
          key: day,
          cells: [
            <time dateTime={day} key="day">
              {label}
            </time>,
            write(received),
            write(answered),
            write(within),
            <OverdueCount of={overdue} key="overdue" />,
          ],
        }))}
        isLong
      />
      {hasMoreDays && <p className="hint">{t('deskPerformance.moreDays')}</p>}
    </DeskBox>
  )
}

/** Overdue tickets, the longest first; their texts are not read here. */
function OverdueTable({ performance }: { performance: PerformancePage }) {
  const { t } = usePage()
  const { figures, overdue } = performance
  const count = figures.find(({ name }) => name === 'overdue')?.value ?? 0
  const columns = ['ticket', 'due', 'assignee'] as const
  return (
    <DeskBox id="overdue" title={t('deskPerformance.overdue', { count })}>
      {overdue.length > 0 && (
        <>
          <DeskTable
            label={t('deskQueue.views.overdue')}
            heads={columns.map((column) => t(`deskQueue.columns.${column}`))}
            rows={overdue.map(({ reference, kind, due, assignee }) => ({
              key: reference,
              cells: [
                <span key="ticket">
                  <TicketLink reference={reference} /> <small>{kind}</small>
                </span>,
                <DueText due={due} key="due" />,
                <Who name={assignee} key="who" />,
              ],
            }))}
          />
          <p className="hint">
            <StaffLink to="queue" query={{ view: 'overdue' }}>
              {t('deskPerformance.allOverdue')}
            </StaffLink>
          </p>
        </>
      )}
    </DeskBox>
  )
}

/** Whether closed tickets were solved, as their senders say. */
function SolvedTable({ resolutions }: Pick<PerformancePage, 'resolutions'>) {
  const { t } = usePage()
  const write = useNumbers()
  const columns = ['kind', 'solved', 'unsolved', 'share'] as const
  return (
    <DeskBox id="solved" title={t('deskPerformance.solved.title')}>
      {resolutions.length === 0 ? (
        <p className="hint">{t('deskPerformance.solved.none')}</p>
      ) : (
        <DeskTable
          label={t('deskPerformance.solved.table')}
          heads={columns.map((name) => t(`deskPerformance.solved.columns.${name}`))}
          rows={resolutions.map(({ kind, solved, unsolved }) => ({
            key: kind,
            cells: [
              kind,
              write(solved),
              write(unsolved),
              `${write(Math.round((solved * 100) / (solved + unsolved)))}%`,
            ],
          }))}
        />
      )}
    </DeskBox>
  )
}
