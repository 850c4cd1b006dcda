import { directions } from '#domain/site/locale'
import { workingDaysToReply } from '#domain/tickets/reply-time'
import { usePage } from '../../../i18n'
import { PlotAxis } from '../../../ui/charts/axis'
import { placeMarks } from '../../../ui/charts/place-marks'
import { PlotTable } from '../../../ui/charts/plot-table'
import { useNumbers } from '../../staff-number'
import { Key } from './plot-parts'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import './desk-performance.css'

const marksAtMost = 300
const buckets = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const
const axisLengths = { narrow: 15, middle: 28, wide: 46 }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Tickets that one square stands for. */
function perMark(total: number): number {
  let per = 1
  while (total / per > marksAtMost) per *= 10
  return per
}

/** Answered tickets by working days, with the promise as a dashed line. */
export function Durations({ durations }: { durations: readonly number[] }) {
  const { t } = usePage()
  const write = useNumbers()
  const total = sum(durations)
  const within = sum(durations.slice(0, workingDaysToReply + 1))
  const finding =
    total === 0
      ? t('deskPerformance.noAnswers')
      : t('deskPerformance.within', { within: write(within), total: write(total) })
  const rows = buckets.map((name, at) => [
    t(`deskPerformance.durations.${name}`),
    write(durations[at] ?? 0),
  ])
  const head = [t('deskPerformance.duration'), t('deskPerformance.tickets')]
  return (
    <section className="board" aria-labelledby="durations">
      <h2 id="durations">{finding}</h2>
      {total > 0 && (
        <>
          <figure className="plot">
            <Histogram durations={durations} per={perMark(total)} label={finding} />
            <Key
              entries={[
                { sample: 'fill', label: t('deskPerformance.inTime'), total: write(within) },
                { sample: 'miss', label: t('deskPerformance.late'), total: write(total - within) },
                { sample: 'goal', label: t('deskPerformance.promise') },
              ]}
            />
            <figcaption>
              {t('deskPerformance.histogram')}{' '}
              {t('deskPerformance.mark', { count: perMark(total) })}
            </figcaption>
          </figure>
          <PlotTable of={{ finding, table: { head, rows } }} title={t('deskPerformance.table')} />
        </>
      )}
    </section>
  )
}

interface HistogramProps {
  durations: readonly number[]
  per: number
  label: string
}

function Histogram({ durations, per, label }: HistogramProps) {
  const { t, locale } = usePage()
  const isRtl = directions[locale] === 'rtl'
  const labels = buckets.map((name) => t(`deskPerformance.durations.${name}`))
  const groups = labels.map((name, at) => {
    const value = durations[at] ?? 0
    const isLate = at > workingDaysToReply
    return { label: name, filled: isLate ? 0 : value, missed: isLate ? value : 0 }
  })
  const text = { finding: label, caption: '', label, table: { head: [], rows: [] } }
  const key = { filled: { label: '', total: '' }, missed: null }
  const placed = placeMarks({ form: 'marks', per, groups, ...key, ...text }, isRtl)
  if (!placed) return null
  const { width, height, filled, missed } = placed
  const promise = (width / buckets.length) * (workingDaysToReply + 1)
  return (
    <div className="plot__area" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="chart__fill" d={filled} />
        <path className="chart__miss" d={missed} />
        <path className="chart__goal" d={`M${isRtl ? width - promise : promise} 0v${height}`} />
      </svg>
      <PlotAxis labels={labels} lengths={axisLengths} />
    </div>
  )
}
