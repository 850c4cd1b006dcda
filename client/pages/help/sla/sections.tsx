import { toDigits } from '#domain/dates/format'
import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { ChartKey } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { RecordLink } from '../../../ui/text/link'
import { LargeNumber } from '../../../ui/text/number'
import { PhoneFold } from '../../../ui/text/text-fold'
import type { SlaPayload } from './payload'
import '../../../ui/card-link.css'
import './service-levels.css'

type SlaLevelsProps = { of: Pick<SlaPayload, 'levels' | 'months' | 'percentFrom'> }

/** Each level with its newest value, its target and its months as a line. */
export function SlaLevels({ of: { levels, months, percentFrom } }: SlaLevelsProps) {
  const { t, site } = usePage()
  const range = months && t('sla.range', months)
  return (
    <>
      <p className="levels-key">
        {range && <span>{range}</span>}
        <span className="levels-key__kept">{t('sla.key.kept')}</span>
        <span className="levels-key__missed">{t('sla.key.missed')}</span>
        <span className="levels-key__target">{t('sla.key.target')}</span>
        <span>{toDigits(t('sla.key.scale', { from: percentFrom }), site.digits)}</span>
      </p>
      <RowList density="compact">
        {levels.map(({ slug, title, summary, target, newest, missed, chart }) => (
          <ListRow
            id={slug}
            title={title}
            level={3}
            end={
              <PhoneFold title={range ?? title}>
                <div className="level__chart">
                  <SmallChart of={chart} />
                  <ChartKey of={chart} />
                </div>
              </PhoneFold>
            }
            key={slug}
          >
            <p className="level__newest">
              <b>
                <LargeNumber>{newest.value}</LargeNumber>
              </b>{' '}
              {newest.unit && <span>{`${newest.unit} `}</span>}
              {t('sla.newest', { month: newest.month, target })}
            </p>
            <p>
              <strong>{toDigits(t('sla.misses', { count: missed }), site.digits)}</strong> {summary}
            </p>
          </ListRow>
        ))}
      </RowList>
    </>
  )
}

const noBreak = '\u00a0'

export function ServiceDurations({ of: services }: { of: SlaPayload['services'] }) {
  const { t } = usePage()
  return (
    <>
      <p className="hint">{t('sla.squares')}</p>
      <RowList density="compact" className="durations">
        {services.map(({ slug, title, days, time }) => (
          <ListRow
            title={
              <RecordLink to="service" params={{ slug }} className="card-link">
                {title}
              </RecordLink>
            }
            level={3}
            end={
              <p>
                <WeekSquares days={days} />
                {time.replace(/(\p{Nd}+) /u, `$1${noBreak}`)}
              </p>
            }
            key={slug}
          />
        ))}
      </RowList>
    </>
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
