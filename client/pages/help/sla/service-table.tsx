import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { RecordLink } from '../../../ui/text/link'
import { TableFrame } from '../../../ui/text/table-frame'
import type { SlaPayload } from './payload'
import './service-levels.css'

const noBreak = '\u00a0'

interface ServiceTableProps {
  of: SlaPayload['services']
  title: string
}

export function ServiceTable({ of: services, title }: ServiceTableProps) {
  const { t } = usePage()
  return (
    <TableFrame label={t('table.label', { columns: title })}>
      <table className="durations">
        <thead>
          <tr>
            <th scope="col">{t('sla.service')}</th>
            <th scope="col">{t('sla.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ slug, title: name, days, time }) => (
            <tr key={slug}>
              <th scope="row">
                <RecordLink to="service" params={{ slug }}>
                  {name}
                </RecordLink>
              </th>
              <td>
                <WeekSquares days={days} />
                {time.replace(/(\p{Nd}+) /u, `$1${noBreak}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

const side = 10
const step = 12
const week = 5

/** One square for each working day, five of them a week. The number of days belongs beside it. */
function WeekSquares({ days }: { days: number }) {
  const rtl = directions[usePage().locale] === 'rtl'
  const weeks = Array.from({ length: Math.ceil(days / week) }, (_, at) =>
    Math.min(week, days - at * week),
  )
  return (
    <span className="week-squares">
      {weeks.map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its position
        <Week key={at} count={count} rtl={rtl} />
      ))}
    </span>
  )
}

function Week({ count, rtl }: { count: number; rtl: boolean }) {
  const width = count * step - (step - side)
  const squares = Array.from({ length: count }, (_, at) => {
    const x = rtl ? width - side - at * step : at * step
    return `M${x} 0h${side}v${side}h-${side}z`
  })
  return (
    <svg viewBox={`0 0 ${width} ${side}`} width={width} height={side} aria-hidden="true">
      <path data-n={count} d={squares.join('')} />
    </svg>
  )
}
