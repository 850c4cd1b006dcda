import type { Chart } from '#domain/datasets/chart'
import type { Digits } from '#domain/dates/format'
import { directions, type Locale } from '#domain/site/locale'
import { BarsPlot } from './bars'
import { LinePlot, SmallLinePlot } from './line'
import { MarksPlot, SmallMarksPlot } from './marks'
import { PlotKey } from './plot-key'
import { PlotTable } from './plot-table'
import { SmallSpansPlot, SpansPlot } from './spans'
import './charts.css'

/** Rows of a small chart; the longest come first. */
const smallRows = 3

interface PlotProps {
  of: Chart
  rtl: boolean
  digits: Digits
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

function LargePlot({ of, rtl, digits }: PlotProps) {
  switch (of.form) {
    case 'marks':
      return <MarksPlot of={of} rtl={rtl} />
    case 'bars':
      return <BarsPlot of={of} rtl={rtl} />
    case 'line':
      return <LinePlot of={of} rtl={rtl} digits={digits} />
    case 'spans':
      return <SpansPlot of={of} rtl={rtl} />
  }
}

function SmallPlot({ of, rtl }: Omit<PlotProps, 'digits'>) {
  switch (of.form) {
    case 'marks':
      return <SmallMarksPlot of={of} rtl={rtl} />
    case 'bars':
      return <BarsPlot of={of} rtl={rtl} rows={smallRows} />
    case 'line':
      return <SmallLinePlot of={of} rtl={rtl} />
    case 'spans':
      return <SmallSpansPlot of={of} rtl={rtl} />
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
 * A chart of a dataset: large with key, caption and
 * table, or small as a drawing with its key and the labels of its ends or of its first rows. Nothing
 * for a chart without values.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { of, locale, digits } = props
  const rtl = directions[locale] === 'rtl'
  if (isEmpty(of)) return null
  if (props.size === 'small') {
    return (
      <figure className="plot plot--small">
        <SmallPlot of={of} rtl={rtl} />
        <PlotKey of={of} isBrief />
      </figure>
    )
  }
  return (
    <div className="plot-frame">
      <figure className={`plot plot--${of.form}`}>
        <LargePlot of={of} rtl={rtl} digits={digits} />
        <PlotKey of={of} />
        <figcaption>{of.caption}</figcaption>
      </figure>
      {of.table.rows.length > 0 && <PlotTable of={of} title={props.tableTitle} />}
    </div>
  )
}
