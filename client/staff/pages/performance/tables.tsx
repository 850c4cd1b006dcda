import type { PerformancePage } from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { DeskTable, DueText, Who } from '../../desk-parts'
import { StaffLink, TicketLink } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import './desk-performance.css'

type Officer = PerformancePage['officers'][number]

const officerColumns = ['name', 'open', 'overdue', 'median', 'answered'] as const
/** Open tickets of an officer up to which each has a square. */
const mostSquares = 40

export function OfficerTable({ officers }: { officers: readonly Officer[] }) {
  const { t } = usePage()
  const [most] = officers.filter(({ open }) => open > 0)
  const finding = () => {
    if (!most) return t('deskPerformance.noLoad')
    return most.name === null
      ? t('deskPerformance.loadOfNobody')
      : t('deskPerformance.loadOf', { name: most.name })
  }
  const busiest = Math.max(...officers.map(({ open }) => open))
  return (
    <section className="board" aria-labelledby="load">
      <h2 id="load">{finding()}</h2>
      <DeskTable
        label={t('deskPerformance.officers.open')}
        heads={officerColumns.map((name) => t(`deskPerformance.officers.${name}`))}
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
  return (
    <tr>
      <th scope="row">
        <StaffLink to="queue" query={{ assignee: id ?? 'none' }}>
          <bdi>{name ?? t('deskPerformance.nobody')}</bdi>
        </StaffLink>
      </th>
      <td>
        <span className="load__bar">
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
        </span>
      </td>
      <td className={overdue > 0 ? 'is-over' : undefined}>{write(overdue)}</td>
      <td>{median === null ? '–' : write(median)}</td>
      <td>{write(answered)}</td>
    </tr>
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
