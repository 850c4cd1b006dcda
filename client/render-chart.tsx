import { renderToStaticMarkup } from 'react-dom/server'
import type { WrittenChart } from '#domain/payloads/record-chart'
import { directions, type Locale } from '#domain/site/locale'
import { EmbedPage, type EmbedPageProps } from './embed/embed-page'
import { ChartFigure, type ChartFigureProps } from './ui/charts/chart'
import { ChartSvg, type ChartSvgProps, svgStyle } from './ui/charts/chart-svg'
import { ChartNote } from './ui/record-charts/chart-note'
import { chartMarkup } from './ui/record-charts/write-chart'
import './ui/record-charts/record-chart.css'

/**
 * A chart as HTML for a payload: it never changes on its page, and the browser does without the code
 * that draws it. Empty for a chart without values.
 */
export function renderChart(of: ChartFigureProps): string {
  return renderToStaticMarkup(<ChartFigure {...of} />)
}

export { svgStyle }

/** A chart as an SVG document with the words around it. */
export function renderChartSvg(of: ChartSvgProps): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(<ChartSvg {...of} />)}`
}

/** The whole document of a chart for frames of other sites. */
export function renderEmbedPage(of: EmbedPageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<EmbedPage {...of} />)}`
}

/** Content of the figure of a small chart in running text. */
export function renderChartFigure(of: WrittenChart, locale: Locale): string {
  const markup = chartMarkup(of, directions[locale] === 'rtl')
  const note = renderToStaticMarkup(<ChartNote of={of} />)
  return `<div class="record-chart">${markup}</div><figcaption>${note}</figcaption>`
}
