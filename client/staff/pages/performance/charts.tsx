import { directions } from '#domain/site/locale'
import type { PerformancePage } from '#domain/staff/performance'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { ChartFigure } from '../../../ui/charts/chart'
import { SeriesPlot } from '../../../ui/charts/line'
import { KeyList } from '../../../ui/charts/plot-key'
import { PlotTable } from '../../../ui/charts/plot-table'
import { DeskBox } from '../../desk-parts'
import { useNumbers } from '../../staff-scope'

/** Median and slowest tenth by week, with the promise as a dashed line. */
export function WeekLines({ weeks }: Pick<PerformancePage, 'weeks'>) {
  const { t, locale } = usePage()
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
    <DeskBox id="weeks" title={finding}>
      {latest !== null && (
        <>
          <figure className="plot">
            <SeriesPlot
              series={[weeks.map(({ ninth }) => ninth), weeks.map(({ median }) => median)]}
              scale={{ goal: workingDaysToReply }}
              rtl={directions[locale] === 'rtl'}
              label={finding}
              labels={weeks.map((week) => week.label)}
              write={write}
              lineClasses={['plot__line--dots']}
            />
            <KeyList
              entries={[
                { sample: 'dots', label: t('deskPerformance.ninth') },
                { sample: 'line', label: t('deskPerformance.median') },
                { sample: 'dashes', label: t('deskPerformance.promise') },
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
    </DeskBox>
  )
}

const marksAtMost = 300
const buckets = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Tickets that one square stands for. */
function perMark(total: number): number {
  let per = 1
  while (total / per > marksAtMost) per *= 10
  return per
}

/** Answered tickets by working days; those after the promise are marked. */
export function Durations({ durations }: Pick<PerformancePage, 'durations'>) {
  const { t, locale, site } = usePage()
  const write = useNumbers()
  const total = sum(durations)
  const within = sum(durations.slice(0, workingDaysToReply + 1))
  const finding =
    total === 0
      ? t('deskPerformance.noAnswers')
      : t('deskPerformance.within', { within: write(within), total: write(total) })
  const groups = buckets.map((name, at) => {
    const value = durations[at] ?? 0
    const isLate = at > workingDaysToReply
    return {
      label: t(`deskPerformance.durations.${name}`),
      filled: isLate ? 0 : value,
      missed: isLate ? value : 0,
    }
  })
  const per = perMark(total)
  return (
    <DeskBox id="durations" title={finding}>
      {total > 0 && (
        <ChartFigure
          of={{
            form: 'marks',
            per,
            groups,
            finding,
            label: finding,
            caption: `${t('deskPerformance.histogram')} ${t('deskPerformance.mark', { count: per })}`,
            filled: { label: t('deskPerformance.inTime'), total: write(within) },
            missed: { label: t('deskPerformance.late'), total: write(total - within) },
            table: {
              head: [t('deskPerformance.duration'), t('deskPerformance.tickets')],
              rows: groups.map(({ label, filled, missed }) => [label, write(filled + missed)]),
            },
          }}
          locale={locale}
          digits={site.digits}
          size="large"
          tableTitle={t('deskPerformance.table')}
        />
      )}
    </DeskBox>
  )
}
