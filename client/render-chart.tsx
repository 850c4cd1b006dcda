import { renderToStaticMarkup } from 'react-dom/server'
import { ChartFigure, type ChartFigureProps } from './ui/charts/chart'

/**
 * A chart as HTML for a payload: it never changes on its page, and the browser does without the code
 * that draws it. Empty for a chart without values.
 */
export function renderChart(of: ChartFigureProps): string {
  return renderToStaticMarkup(<ChartFigure {...of} />)
}
