import { directions } from '#domain/site/locale'
import type { PerformancePage } from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { DeskScroll } from '../../desk-scroll'
import { StaffLink } from '../../staff-link'
import { useNumbers } from '../../staff-number'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../desk-parts.css'
import './desk-performance.css'
import '../../desk-table.css'

type Officer = PerformancePage['officers'][number]

const columns = ['name', 'open', 'overdue', 'median', 'answered'] as const
const squares = 12

/** Open tickets, answers and durations of each officer. */
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
      <DeskScroll label={t('deskPerformance.officers.open')}>
        <table className="desk-table load plot">
          <thead>
            <tr>
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {t(`deskPerformance.officers.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {officers.map((officer) => (
              <Row officer={officer} busiest={busiest} key={officer.id} />
            ))}
          </tbody>
        </table>
      </DeskScroll>
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
    <tr className={id === null ? 'load__nobody' : undefined}>
      <th scope="row">
        <StaffLink to="queue" query={{ assignee: id ?? 'none' }} className="load__name">
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
