import type { KeySample, WrittenChart } from '#domain/payloads/record-chart'
import { Hidden } from '../text/hidden'

const opacities: Record<KeySample, number> = { filled: 1, pale: 0.3, hollow: 0, missed: 0 }

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
        <li key={label} className={remark && 'chart-key__missed'}>
          {!isSeries && <Mark of={sample} />}
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

function Mark({ of }: { of: KeySample }) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <path
        d="M.5 .5h9v9h-9z"
        fill="currentColor"
        fillOpacity={opacities[of]}
        stroke={of === 'pale' ? undefined : 'currentColor'}
      />
    </svg>
  )
}
