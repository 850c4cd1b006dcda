import type { BarsChart } from '#domain/datasets/chart'
import { placeTens } from './place-tens'
import './chart-tens.css'
import './charts.css'

interface BarsPlotProps {
  of: BarsChart
  rtl: boolean
  /** Default: all. */
  rows?: number
}

/** Marks of each category in blocks of ten, with label and value beside them. */
export function BarsPlot({ of, rtl, rows = of.bars.length }: BarsPlotProps) {
  const placed = placeTens(of, rtl)
  return (
    <div className="plot__area plot__rows plot__rows--tens" role="img" aria-label={of.label}>
      {of.bars.slice(0, rows).map(({ label, text }, index) => (
        <div key={label} className="plot__row">
          <span>{label}</span>
          <bdi className="plot__value">{text}</bdi>
          <div className="plot__tens">
            {placed?.[index]?.map(({ width, height, filled, outlined }, at) => (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: a block is its position
                key={at}
                viewBox={`0 0 ${width} ${height}`}
                width={width}
                height={height}
                aria-hidden="true"
              >
                {outlined && <path className="chart__base" d={outlined} />}
                {filled && <path className="chart__fill" d={filled} />}
              </svg>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
