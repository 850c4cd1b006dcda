import { toDigits } from '#domain/dates/format'
import type { BarChart } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { markWidths, pitch } from '../../ui/charts/mark-sizes'
import { placeInTens, ten } from '../../ui/charts/place-tens'
import './bar-chart.css'

/** Up to this many marks a chart has larger ones. */
const fewMarks = 20

/** Values as marks in blocks of ten on one scale, in a table with the numbers. */
export function BarChartFigure({ of: chart }: { of: BarChart }) {
  const { t } = usePage()
  const { title, unit, total, bars } = chart
  const largest = Math.max(total ?? 0, ...bars.map(({ value }) => value))
  const per = unitsPerMark(largest)
  const lines = linesOf(largest / per)
  return (
    <figure className={largest / per > fewMarks ? 'bar-chart' : 'bar-chart bar-chart--few'}>
      <figcaption>
        <strong>{title}</strong>
        <Note of={chart} per={per} isFew={largest <= ten} />
      </figcaption>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('newsroom.media.item')}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, number }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className="bar-chart__value">
                  <bdi>{number}</bdi>
                </span>
                <Marks value={value / per} total={(total ?? 0) / per} lines={lines} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

interface NoteProps {
  of: BarChart
  per: number
  /** At most one block of marks. */
  isFew: boolean
}

function Note({ of: { unit, total }, per, isFew }: NoteProps) {
  const { t, site } = usePage()
  const mark =
    per === 1
      ? t(`newsroom.media.${isFew ? 'few' : 'mark'}`, { unit })
      : t('newsroom.media.marks', { unit, per: String(per) })
  const rest = total ? t('newsroom.media.rest', { total: String(total) }) : ''
  return <small>{toDigits([mark, rest].filter(Boolean).join(' '), site.digits)}</small>
}

function Marks({ value, total, lines }: { value: number; total: number; lines: number }) {
  const marks = value > 0 ? Math.max(1, Math.round(value)) : 0
  return (
    <span className="bar-chart__marks">
      {placeInTens(markWidths(marks, 1), Math.round(total), { high: lines, rtl: false }).map(
        ({ filled, outlined, height }, at) => (
          <svg
            viewBox={`0 0 ${(ten / lines) * pitch} ${height}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
            key={at}
            aria-hidden="true"
          >
            {outlined && <path className="bar-chart__rest" d={outlined} />}
            {filled && <path d={filled} />}
          </svg>
        ),
      )}
    </span>
  )
}

/** Number of units that a mark stands for, so that the longest row stays countable. */
export function unitsPerMark(largest: number): number {
  let per = 1
  while (largest / per > 300) per *= 10
  return per
}

/** Lines of a block: long rows stand in two, so that they fit beside their label. */
export const linesOf = (marks: number) => (marks > 50 ? 2 : 1)
