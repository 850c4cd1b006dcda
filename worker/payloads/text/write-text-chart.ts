import { renderChartFigure } from '#client/render-chart'
import type { RecordChart } from '#domain/content/record-chart'
import { createFormat } from '#domain/dates/format'
import { Markup } from '#domain/text/markup'
import type { TextDeps } from './text-deps'
import { createChartWriter } from './write-record-chart'

/** Content of the figure of a chart in running text, whose digits are those of the text. */
export function writeTextChart(chart: RecordChart, { t, locale }: TextDeps): Markup {
  const deps = { t, format: createFormat({ locale, digits: 'latn' }) }
  const written = createChartWriter([chart], deps)(chart)
  return new Markup(written ? renderChartFigure(written, locale) : '')
}
