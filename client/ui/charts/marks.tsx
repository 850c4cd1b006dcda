import type { MarksChart } from '#domain/datasets/chart'
import { Ends, PlotAxis } from './axis'
import { type PlacedMarks, placeMarks } from './place-marks'
import './chart-tens.css'
import './charts.css'

const axisLengths = { narrow: 12, middle: 28, wide: 46 }

interface MarksPlotProps {
  of: MarksChart
  rtl: boolean
}

function Drawing({ of: placed }: { of: PlacedMarks }) {
  return (
    <svg viewBox={`0 0 ${placed.width} ${placed.height}`} aria-hidden="true">
      <path className="chart__fill" d={placed.filled} />
      {placed.missed && <path className="chart__miss" d={placed.missed} />}
    </svg>
  )
}

/** Marks of a large chart. Without a drawing if they are too many to be drawn. */
export function MarksPlot({ of, rtl }: MarksPlotProps) {
  const placed = placeMarks(of, rtl)
  if (!placed) return null
  return (
    <div className="plot__area" role="img" aria-label={of.label}>
      <Drawing of={placed} />
      <PlotAxis labels={of.groups.map(({ label }) => label)} lengths={axisLengths} />
    </div>
  )
}

/** The same marks, of which only the first and the last group are named. */
export function SmallMarksPlot({ of, rtl }: MarksPlotProps) {
  const placed = placeMarks(of, rtl)
  if (!placed) return null
  return (
    <div className="plot__area" role="img" aria-label={of.label}>
      <Drawing of={placed} />
      <Ends labels={of.groups.map(({ label }) => label)} />
    </div>
  )
}
