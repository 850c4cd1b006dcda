import type { BarsChart } from '#domain/datasets/chart'
import { barWidth, placeBars } from './place-bars'

/** Bars of a large chart with label and value beside each. */
export function BarsPlot({ of, rtl }: { of: BarsChart; rtl: boolean }) {
  const placed = placeBars(
    of.bars.map(({ value }) => value),
    rtl,
  )
  return (
    <div className="plot__area plot__rows" role="img" aria-label={of.label}>
      {of.bars.map(({ label, text }, index) => (
        <div key={label} className="plot__row">
          <span>{label}</span>
          <svg viewBox={`0 0 ${barWidth} 16`} preserveAspectRatio="none" aria-hidden="true">
            <rect className="chart__fill" y={2} height={12} {...placed[index]} />
            <path className="chart__base" d={`M${rtl ? barWidth : 0} 0v16`} />
          </svg>
          <bdi className="plot__value">{text}</bdi>
        </div>
      ))}
    </div>
  )
}
