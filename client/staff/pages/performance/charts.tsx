import type { ReactNode } from 'react'
import { directions } from '#domain/site/locale'
import type { PerformancePage } from '#domain/staff/performance'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { PlotAxis } from '../../../ui/charts/axis'
import { placeMarks } from '../../../ui/charts/marks'
import { placeSeries } from '../../../ui/charts/place-series'
import { PlotTable } from '../../../ui/charts/plot-table'
import { useNumbers } from '../../staff-scope'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'
import './desk-performance.css'

type Weeks = PerformancePage['weeks']

const frame = { width: 1000, height: 200, margin: 10 }
const weekAxis = { narrow: 15, middle: 24, wide: 40 }

/** Median and slowest tenth by week, with the promise as a dashed line. */
export function WeekLines({ weeks }: { weeks: Weeks }) {
  const { t } = usePage()
  const write = useNumbers()
  const latest = weeks.findLast(({ ninth }) => ninth !== null)?.ninth ?? null
  const finding =
    latest === null
      ? t('deskPerformance.noAnswers')
      : t(`deskPerformance.${latest <= workingDaysToReply ? 'weekInTime' : 'weekLate'}`)
  const writeDays = (value: number | null) => (value === null ? '–' : write(value))
  const names = ['week', 'median', 'ninth', 'tickets'] as const
  const rows = weeks
    .toReversed()
    .map(({ label, median, ninth, total }) => [
      label,
      writeDays(median),
      writeDays(ninth),
      write(total),
    ])
  return (
    <section className="board" aria-labelledby="weeks">
      <h2 id="weeks">{finding}</h2>
      {latest !== null && (
        <>
          <figure className="plot">
            <Lines weeks={weeks} label={finding} />
            <Key
              entries={[
                { sample: 'ninth', label: t('deskPerformance.ninth') },
                { sample: 'median', label: t('deskPerformance.median') },
                { sample: 'goal', label: t('deskPerformance.promise') },
              ]}
            />
            <figcaption>{t('deskPerformance.weeks')}</figcaption>
          </figure>
          <PlotTable
            of={{ finding, table: { head: names.map((one) => t(`deskPerformance.${one}`)), rows } }}
            title={t('deskPerformance.table')}
          />
        </>
      )}
    </section>
  )
}

function Lines({ weeks, label }: { weeks: Weeks; label: string }) {
  const { locale } = usePage()
  const write = useNumbers()
  const { width, height } = frame
  const series = [weeks.map(({ ninth }) => ninth), weeks.map(({ median }) => median)]
  const placed = placeSeries(series, workingDaysToReply, frame, directions[locale] === 'rtl')
  const [ninth, median] = placed.paths
  return (
    <div className="plot__area plot__area--line" role="img" aria-label={label}>
      <div className="plot__values">
        {placed.ticks.map(({ y, value }) => (
          <span className="plot__at" key={value}>
            <svg width="1" height={`${(y / height) * 100}%`} aria-hidden="true" />
            <bdi>{write(value)}</bdi>
          </span>
        ))}
      </div>
      <svg
        className="plot__canvas"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="plot__grid" d={placed.ticks.map(({ y }) => `M0 ${y}h${width}`).join('')} />
        <path className="chart__goal" d={`M0 ${placed.goal}h${width}`} />
        <path className="plot__line plot__line--ninth" d={ninth} />
        <path className="plot__line" d={median} />
      </svg>
      <PlotAxis labels={weeks.map((week) => week.label)} lengths={weekAxis} />
    </div>
  )
}

const marksAtMost = 300
const buckets = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const
const durationAxis = { narrow: 15, middle: 28, wide: 46 }

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
      <PlotAxis labels={labels} lengths={durationAxis} />
    </div>
  )
}

const samples = {
  fill: <path className="chart__fill" d="M1 0h12v12h-12z" />,
  miss: <path className="chart__miss" d="M2 1h10v10h-10zm0 10l10-10" />,
  goal: <path className="chart__goal" d="M0 6h24" />,
  median: <path className="plot__line" d="M0 6h24" />,
  ninth: <path className="plot__line plot__line--ninth" d="M0 6h24" />,
} satisfies Record<string, ReactNode>

interface KeyEntry {
  sample: keyof typeof samples
  label: string
  total?: string
}

function Key({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <ul className="plot__key">
      {entries.map(({ sample, label, total }) => {
        const width = sample === 'fill' || sample === 'miss' ? 14 : 24
        return (
          <li key={sample}>
            <svg viewBox={`0 0 ${width} 12`} width={width} height="12" aria-hidden="true">
              {samples[sample]}
            </svg>
            <span>
              {label}
              {total && (
                <>
                  {': '}
                  <bdi>{total}</bdi>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
