import { toDigits } from '#domain/dates/format'
import type { BarChart as Chart } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'

/** Width of a mark with the gap after it. */
const step = 10
const mark = 7
const height = 12

/**
 * Values as rows of marks, one for each unit (on phones one for two), in a table with the numbers.
 */
export function BarChart({ of: { title, unit, bars }, id }: { of: Chart; id: string }) {
  const { t, site } = usePage()
  const maximum = Math.max(...bars.map(({ value }) => value))
  return (
    <figure className="bar-chart">
      <figcaption>
        <strong>{title}</strong>
        <small className="bar-chart__ones">
          {toDigits(t('newsroom.media.mark', { unit }), site.digits)}
        </small>
        <small className="bar-chart__twos">
          {toDigits(t('newsroom.media.pairs', { unit }), site.digits)}
        </small>
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
                <Marks value={value} maximum={maximum} id={`${id}-${at}`} each={1} />
                <Marks value={value} maximum={maximum} id={`${id}-${at}-twos`} each={2} />
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

interface MarksProps {
  value: number
  maximum: number
  id: string
  /** Units per mark: 2 where marks for single units would be too fine to distinguish. */
  each: 1 | 2
}

function Marks({ value, maximum, id, each }: MarksProps) {
  const name = each === 1 ? 'ones' : 'twos'
  return (
    <svg
      className={`bar-chart__marks bar-chart__${name}`}
      viewBox={`0 0 ${(maximum / each) * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <pattern id={id} width={step} height={height} patternUnits="userSpaceOnUse">
        <rect width={mark} height={height} />
      </pattern>
      <rect width={(value / each) * step} height={height} fill={`url(#${id})`} />
    </svg>
  )
}
