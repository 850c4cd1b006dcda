import type { WrittenChart } from '#domain/payloads/record-chart'
import { Hidden } from '../text/hidden'

/** Unit of a small chart and its numbers in text, each with the mark that draws it. */
export function ChartNote({ of }: { of: WrittenChart }) {
  return (
    <div className="chart-note">
      <p>{of.note}</p>
      <ChartKey of={of} />
    </div>
  )
}

/** Numbers of a small chart; those of a line stand under their points. */
export function ChartKey({ of: { drawing, key } }: { of: WrittenChart }) {
  const isSeries = drawing.type === 'sparkline'
  return (
    <ul className={isSeries ? 'chart-key chart-key--series' : 'chart-key'}>
      {key.map(({ sample, label, value, remark }) => (
        <li key={label} className={`chart-key__${sample}`}>
          {label}{' '}
          <b>
            <bdi dir="ltr">{value}</bdi>
          </b>
          {remark && <Hidden>{` ${remark}`}</Hidden>}
        </li>
      ))}
    </ul>
  )
}
