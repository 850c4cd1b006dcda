import type { BarsChart } from '#domain/datasets/chart'
import { type PlacedTen, placeTens } from './place-tens'
import './chart-tens.css'
import './charts.css'

interface BarsPlotProps {
  of: BarsChart
  rtl: boolean
  /** Default: all. */
  rows?: number
}

/** Blocks that stand beside their label in narrow windows too. */
const shortRow = 2

/** Marks of each category in blocks of ten, with label and value beside them. */
export function BarsPlot({ of, rtl, rows = of.bars.length }: BarsPlotProps) {
  const placed = placeTens(of, rtl)
  const isShort = placed?.every((tens) => tens.length <= shortRow)
  const className = `plot__area plot__rows plot__rows--tens${isShort ? ' plot__rows--short' : ''}`
  return (
    <div className={className} role="img" aria-label={of.label}>
      {of.bars.slice(0, rows).map(({ label, text }, index) => (
        <div key={label} className="plot__row">
          <span>{label}</span>
          <bdi className="plot__value">{text}</bdi>
          <Tens of={placed?.[index] ?? []} />
        </div>
      ))}
    </div>
  )
}

interface TensProps {
  of: readonly PlacedTen[]
  /** Default: that of a row in a `plot`. */
  className?: string
}

/** A row of blocks of marks. Its number belongs beside it. */
function Tens({ of, className = 'plot__tens' }: TensProps) {
  return (
    <div className={className}>
      {of.map(({ width, height, filled, outlined }, at) => (
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
  )
}
