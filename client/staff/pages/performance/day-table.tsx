import type { PerformancePage } from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { DeskScroll } from '../../desk-scroll'
import { useNumbers } from '../../staff-number'
import '../../desk-parts.css'
import './desk-performance.css'
import '../../desk-table.css'

const columns = ['received', 'answered', 'within', 'overdue'] as const

/** Requests received and answered on each day, the newest first. */
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
      <DeskScroll label={t('deskPerformance.dayTable')} className="day-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              {(['day', ...columns] as const).map((name) => (
                <th scope="col" key={name}>
                  {t(`deskPerformance.dayColumns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  <time dateTime={day.day}>{day.label}</time>
                </th>
                {columns.map((name) => (
                  <td
                    className={name === 'overdue' && day.overdue > 0 ? 'is-over' : undefined}
                    key={name}
                  >
                    {write(day[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DeskScroll>
      {hasMoreDays && <p className="hint">{t('deskPerformance.moreDays')}</p>}
    </section>
  )
}
