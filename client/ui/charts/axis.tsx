import type { ReactNode } from 'react'
import { type AxisLengths, labelClasses, pickLabels } from './axis-labels'
import './chart-tens.css'
import './charts.css'

interface PlotAxisProps {
  labels: readonly string[]
  lengths: AxisLengths
}

/** Labels under equal parts of the drawing; those without room are not shown. */
export function PlotAxis({ labels, lengths }: PlotAxisProps) {
  const widths = pickLabels(labels, lengths)
  return (
    <div className="plot__axis">
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months of two years have the same name
        <span key={index} className={labelClasses(widths[index])}>
          {label}
        </span>
      ))}
    </div>
  )
}

/** First and last label of a small drawing. */
export function Ends({ labels }: { labels: readonly ReactNode[] }) {
  return (
    <div className="plot__ends">
      <span>{labels[0]}</span>
      {labels.length > 1 && <span>{labels.at(-1)}</span>}
    </div>
  )
}
