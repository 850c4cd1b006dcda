import { directions } from '#domain/site/locale'
import type { PerformancePage } from '#domain/staff/performance'
import { workingDaysToReply } from '#domain/tickets/reply-time'
import { usePage } from '../../../i18n'
import { PlotAxis } from '../../../ui/charts/axis'
import { placeSeries } from '../../../ui/charts/place-series'
import { PlotTable } from '../../../ui/charts/plot-table'
import { useNumbers } from '../../staff-number'
import { Key } from './plot-parts'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'
import './desk-performance.css'

type Weeks = PerformancePage['weeks']

const frame = { width: 1000, height: 200, margin: 10 }
const axisLengths = { narrow: 15, middle: 24, wide: 40 }

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
      <PlotAxis labels={weeks.map((week) => week.label)} lengths={axisLengths} />
    </div>
  )
}
