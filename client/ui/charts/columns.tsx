import { Ends } from './axis'
import { type ColumnValue, placeColumns, smallHeight, smallWidth } from './place-columns'

interface ColumnsPlotProps {
  label: string
  columns: readonly (ColumnValue & { label: string })[]
  /** Index of the column in the full colour. */
  lead: number
  rtl: boolean
}

/** Columns of a small chart, under which the first and the last are named. */
export function ColumnsPlot({ label, columns, lead, rtl }: ColumnsPlotProps) {
  const placed = placeColumns(columns, rtl)
  return (
    <div className="plot__area" role="img" aria-label={label}>
      <svg
        className="plot__canvas"
        viewBox={`0 0 ${smallWidth} ${smallHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {placed.map(({ filled, missed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
          <g key={index}>
            {filled && (
              <rect className={index === lead ? 'chart__fill' : 'chart__pale'} {...filled} />
            )}
            {missed && <rect className="chart__miss" {...missed} />}
          </g>
        ))}
      </svg>
      <Ends labels={columns.map((column) => column.label)} />
    </div>
  )
}
