import { toDigits } from '#domain/dates/format'
import type { WrittenChart } from '#domain/payloads/record-chart'
import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Tens } from '../../../ui/charts/bars'
import { placeTens } from '../../../ui/charts/place-tens'
import { ChartKey } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { RecordLink } from '../../../ui/text/link'
import { LargeNumber } from '../../../ui/text/number'
import { TableFrame } from '../../../ui/text/table-frame'
import type { MeasuredLevel, SlaPayload } from './payload'
import './service-levels.css'

const hundred = 100

type SlaLevelsProps = { of: Pick<SlaPayload, 'levels' | 'months' | 'percentFrom'> }

/** Each level as a line of its months, with every value in text. */
export function SlaLevels({ of: { levels, months, percentFrom } }: SlaLevelsProps) {
  const { t, site } = usePage()
  return (
    <>
      <p className="levels__key">
        {months && <span>{t('sla.range', months)}</span>}
        <span className="levels__kept">{t('sla.key.kept')}</span>
        <span className="levels__missed">{t('sla.key.missed')}</span>
        <span className="levels__target">{t('sla.key.target')}</span>
        <span>{toDigits(t('sla.key.scale', { from: percentFrom }), site.digits)}</span>
      </p>
      <div className="levels">
        {levels.map((level, at) => (
          <Level of={level} isFirst={at === 0} key={level.slug} />
        ))}
      </div>
    </>
  )
}

interface LevelProps {
  of: MeasuredLevel
  isFirst: boolean
}

function Level({ of, isFirst }: LevelProps) {
  const { slug, title, summary, target, newest, missed, chart } = of
  const { t, site } = usePage()
  return (
    <article className="level" aria-labelledby={slug}>
      <div className="level__head">
        <h3 id={slug}>{title}</h3>
        <p className="level__newest">
          <b>
            <LargeNumber>{newest.value}</LargeNumber>
          </b>{' '}
          {newest.unit && <span>{`${newest.unit} `}</span>}
          {t('sla.newest', { month: newest.month, target })}
        </p>
      </div>
      <div className="level__chart">
        <SmallChart of={chart} />
        <ChartKey of={chart} />
      </div>
      <div className="level__rest">
        {isFirst && newest.unit === '' && <Hundred of={chart} />}
        <p className="level__note">
          <strong>{toDigits(t('sla.misses', { count: missed }), site.digits)}</strong> {summary}
        </p>
      </div>
    </article>
  )
}

/** The newest percentage as so many of a hundred squares. */
function Hundred({ of: { drawing } }: { of: WrittenChart }) {
  const { t, locale, site } = usePage()
  const value = drawing.type === 'sparkline' ? drawing.values.findLast((one) => one !== null) : null
  if (!value || value > hundred) return null
  const [marks] =
    placeTens(
      { bars: [{ value }], per: 1, goal: { value: hundred } },
      directions[locale] === 'rtl',
    ) ?? []
  return (
    <>
      <Tens of={marks ?? []} className="level__hundred" />
      <p className="level__note">{toDigits(t('sla.hundred'), site.digits)}</p>
    </>
  )
}

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
