import type { MarksChart } from '#domain/datasets/chart'
import { Axis } from './axis'
import { placeMarks } from './place-marks'

const axisLengths = { narrow: 12, middle: 28, wide: 46 }

/** Marks of a large chart. Without a drawing if they are too many to be drawn. */
export function MarksPlot({ of, rtl }: { of: MarksChart; rtl: boolean }) {
  const placed = placeMarks(of, rtl)
  if (!placed) return null
  return (
    <div className="plot__area" role="img" aria-label={of.label}>
      <svg viewBox={`0 0 ${placed.width} ${placed.height}`} aria-hidden="true">
        <path className="chart__fill" d={placed.filled} />
        {placed.missed && <path className="chart__miss" d={placed.missed} />}
      </svg>
      <Axis labels={of.groups.map(({ label }) => label)} lengths={axisLengths} />
    </div>
  )
}
