import type { Chart } from '#domain/datasets/chart'
import type { Digits } from '#domain/dates/format'
import { directions, type Locale } from '#domain/site/locale'
import { BarsPlot } from './bars'
import { LinePlot } from './line'
import { MarksPlot } from './marks'
import { PlotKey } from './plot-key'
import { PlotTable } from './plot-table'
import { SpansPlot } from './spans'

/** Rows of a small chart; the longest come first. */
const smallRows = 3

interface PlotProps {
  of: Chart
  rtl: boolean
  digits: Digits
  /** Rows that are shown. Default: all. */
  rows?: number
}

function isEmpty(chart: Chart): boolean {
  switch (chart.form) {
    case 'marks':
      return chart.groups.length === 0
    case 'bars':
      return chart.bars.length === 0
    case 'line':
      return chart.points.length === 0
    case 'spans':
      return chart.spans.length === 0
  }
}

function Plot({ of, rtl, digits, rows }: PlotProps) {
  switch (of.form) {
    case 'marks':
      return <MarksPlot of={of} rtl={rtl} />
    case 'bars':
      return <BarsPlot of={of} rtl={rtl} rows={rows} />
    case 'line':
      return <LinePlot of={of} rtl={rtl} digits={digits} />
    case 'spans':
      return <SpansPlot of={of} rtl={rtl} rows={rows} />
  }
}

export type ChartFigureProps = { of: Chart; locale: Locale; digits: Digits } & (
  | { size: 'small' }
  | {
      size: 'large'
      /** Text that opens the table of the same numbers. */
      tableTitle: string
    }
)

/**
 * A chart of a dataset: large with key, caption and table, or small as a drawing of its first rows
 * with a brief key. Nothing for a chart without values.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { of, locale, digits, size } = props
  const isSmall = size === 'small'
  const rtl = directions[locale] === 'rtl'
  if (isEmpty(of)) return null
  return (
    <>
      <figure className="plot">
        <Plot of={of} rtl={rtl} digits={digits} rows={isSmall ? smallRows : undefined} />
        <PlotKey of={of} isBrief={isSmall} />
        {!isSmall && <figcaption>{of.caption}</figcaption>}
      </figure>
      {size === 'large' && of.table.rows.length > 0 && (
        <PlotTable of={of} title={props.tableTitle} />
      )}
    </>
  )
}
