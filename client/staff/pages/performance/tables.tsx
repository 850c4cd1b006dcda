import { directions } from '#domain/site/locale'
import type { PerformancePage } from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { DeskTable, DueText, Who } from '../../desk-parts'
import { StaffLink, TicketLink } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../desk-parts.css'
import './desk-performance.css'
import '../../desk-table.css'

type Officer = PerformancePage['officers'][number]

const officerColumns = ['name', 'open', 'overdue', 'median', 'answered'] as const
const squares = 12

export function OfficerTable({ officers }: { officers: readonly Officer[] }) {
  const { t } = usePage()
  const [most] = officers.filter(({ open }) => open > 0)
  const finding = () => {
    if (!most) return t('deskPerformance.noLoad')
    return most.name === null
      ? t('deskPerformance.loadOfNobody')
      : t('deskPerformance.loadOf', { name: most.name })
  }
  const busiest = Math.max(squares, ...officers.map(({ open }) => open))
  return (
    <section className="board" aria-labelledby="load">
      <h2 id="load">{finding()}</h2>
      <DeskTable
        label={t('deskPerformance.officers.open')}
        heads={officerColumns.map((name) => t(`deskPerformance.officers.${name}`))}
        className="load plot"
      >
        {officers.map((officer) => (
          <Row officer={officer} busiest={busiest} key={officer.id} />
        ))}
      </DeskTable>
      <p className="hint">{t('deskPerformance.load')}</p>
    </section>
  )
}

function Row({ officer, busiest }: { officer: Officer; busiest: number }) {
  const { t } = usePage()
  const write = useNumbers()
  const { id, name, open, overdue, answered, median } = officer
  const count = write(open)
  return (
    <tr>
      <th scope="row">
        <StaffLink to="queue" query={{ assignee: id ?? 'none' }}>
          <bdi>{name ?? t('deskPerformance.nobody')}</bdi>
        </StaffLink>
      </th>
      <td>
        <span className="load__bar">
          <bdi>{count}</bdi>
          <Squares officer={officer} busiest={busiest} />
        </span>
      </td>
      <td className={overdue > 0 ? 'is-over' : undefined}>{write(overdue)}</td>
      <td>{median === null ? '–' : write(median)}</td>
      <td>{write(answered)}</td>
    </tr>
  )
}

/** One square for an open ticket, or for several if somebody has many. */
function Squares({ officer: { open, overdue }, busiest }: { officer: Officer; busiest: number }) {
  const { t, locale } = usePage()
  if (open === 0 || busiest > 40) return null
  const width = open * 11 - 2
  const x = (at: number) => (directions[locale] === 'rtl' ? width - at * 11 - 9 : at * 11)
  const all = Array.from({ length: open }, (_, at) => x(at))
  const inTime = all.slice(0, open - overdue)
  const late = all.slice(open - overdue)
  return (
    <svg
      viewBox={`0 0 ${width} 10`}
      width={width}
      height="10"
      role="img"
      aria-label={t('deskPerformance.loadLabel', { open: String(open), overdue: String(overdue) })}
    >
      <path className="chart__fill" d={inTime.map((at) => `M${at} 0h9v9h-9z`).join('')} />
      <path
        className="chart__miss"
        d={late.map((at) => `M${at + 0.75} 0.75h7.5v7.5h-7.5zm0 7.5l7.5-7.5`).join('')}
      />
    </svg>
  )
}

const dayColumns = ['received', 'answered', 'within', 'overdue'] as const

export function DayTable({ performance }: { performance: PerformancePage }) {
  const { t } = usePage()
  const write = useNumbers()
  const { figures, days, hasMoreDays } = performance
  const totalOf = (wanted: 'received' | 'answered') =>
    write(figures.find(({ name }) => name === wanted)?.value ?? 0)
  const flow = { received: totalOf('received'), answered: totalOf('answered') }
  return (
    <section className="board" aria-labelledby="days">
      <h2 id="days">{t('deskPerformance.flow', flow)}</h2>
      <DeskTable
        label={t('deskPerformance.dayTable')}
        heads={(['day', ...dayColumns] as const).map((name) =>
          t(`deskPerformance.dayColumns.${name}`),
        )}
        isLong
      >
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <time dateTime={day.day}>{day.label}</time>
            </th>
            {dayColumns.map((name) => (
              <td
                className={name === 'overdue' && day.overdue > 0 ? 'is-over' : undefined}
                key={name}
              >
                {write(day[name])}
              </td>
            ))}
          </tr>
        ))}
      </DeskTable>
      {hasMoreDays && <p className="hint">{t('deskPerformance.moreDays')}</p>}
    </section>
  )
}

const overdueColumns = ['ticket', 'due', 'assignee'] as const

/** Overdue tickets, the longest first; their texts are not read here. */
export function OverdueTable({ performance }: { performance: PerformancePage }) {
  const { t } = usePage()
  const { figures, overdue } = performance
  const count = figures.find(({ name }) => name === 'overdue')?.value ?? 0
  return (
    <section className="board" aria-labelledby="overdue">
      <h2 id="overdue">{t('deskPerformance.overdue', { count })}</h2>
      {overdue.length > 0 && (
        <>
          <DeskTable
            label={t('deskQueue.views.overdue')}
            heads={overdueColumns.map((column) => t(`deskQueue.columns.${column}`))}
          >
            {overdue.map(({ reference, kind, due, assignee }) => (
              <tr key={reference}>
                <th scope="row">
                  <TicketLink reference={reference} /> <small>{kind}</small>
                </th>
                <td>
                  <DueText due={due} />
                </td>
                <td>
                  <Who name={assignee} />
                </td>
              </tr>
            ))}
          </DeskTable>
          <p className="hint">
            <StaffLink to="queue" query={{ view: 'overdue' }}>
              {t('deskPerformance.allOverdue')}
            </StaffLink>
          </p>
        </>
      )}
    </section>
  )
}
