import { toDigits } from '#domain/dates/format'
import type { BarChart as Chart } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'

/** Width of a mark with the gap after it. */
const step = 10
const mark = 7
const height = 12
const gap = 3

/** Marks that can be distinguished in a row on a phone; larger values continue in further rows there. */
const narrowRow = 50

/** Values as rows of marks, one for each unit, in a table with the numbers. */
export function BarChart({ of: { title, unit, bars }, id }: { of: Chart; id: string }) {
  const { t, site } = usePage()
  const maximum = Math.max(...bars.map(({ value }) => value))
  return (
    <figure className="bar-chart">
      <figcaption>
        <strong>{title}</strong>
        <small>{toDigits(t('newsroom.media.mark', { unit }), site.digits)}</small>
      </figcaption>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('newsroom.media.item')}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, number }, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Marks value={value} maximum={maximum} id={`${id}-${at}`} />
                {maximum > narrowRow && <WrappedMarks value={value} id={`${id}-${at}-rows`} />}
                <span className="bar-chart__value">
                  <bdi>{number}</bdi>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** One row, as long as its value. */
function Marks({ value, maximum, id }: { value: number; maximum: number; id: string }) {
  return (
    <svg
      className={maximum > narrowRow ? 'bar-chart__marks bar-chart__row' : 'bar-chart__marks'}
      viewBox={`0 0 ${maximum * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <pattern id={id} width={step} height={height} patternUnits="userSpaceOnUse">
        <rect width={mark} height={height} />
      </pattern>
      <rect width={value * step} height={height} fill={`url(#${id})`} />
    </svg>
  )
}

/** Rows of equal length, the last one with the rest. */
function WrappedMarks({ value, id }: { value: number; id: string }) {
  const pitch = height + gap
  const full = Math.floor(value / narrowRow)
  const rest = value - full * narrowRow
  const rows = Math.ceil(value / narrowRow)
  const width = narrowRow * step
  return (
    <svg
      className="bar-chart__marks bar-chart__rows"
      viewBox={`0 0 ${width} ${rows * pitch}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <pattern id={id} width={step} height={pitch} patternUnits="userSpaceOnUse">
        <rect width={mark} height={height} />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={`M0 0h${width}v${full * pitch}H0zM0 ${full * pitch}h${rest * step}v${pitch}H0z`}
      />
    </svg>
  )
}
