import { inlineStyle } from '#client/render'
import { renderChartSvg, renderEmbedPage, svgStyle } from '#client/render-chart'
import { encodeText } from '#domain/text/encoding'
import { acceptedLocale } from '../api/api-context'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { embedHeaders, sharedPictureHeaders } from '../http/security-headers'
import { renderShown } from '../pages/open/charts/show-chart'
import { type ProblemDeps, respondProblem } from '../problems/respond-problem'
import { type LoadChartDeps, loadChart } from './load-chart'

type ChartContext = HandlerContext<LoadChartDeps & ProblemDeps>

/** A CSP source of an inline style (CSP 3). */
async function hashOf(style: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encodeText(style))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** A chart as an SVG file in the language of `lang`, which other sites may show as a picture. */
export async function respondChartSvg(c: ChartContext): Promise<Response> {
  const locale = acceptedLocale(c)
  const slug = c.req.param('slug') ?? ''
  const search = c.get('url').searchParams
  const found = await loadChart(c.get('ctx'), slug, { locale, search })
  if (!found) return respondProblem(c, 404)
  const { chart, deps, address, source, licence, version } = found
  const text = renderChartSvg({
    of: chart,
    locale,
    digits: deps.format.digits,
    source,
    licence: `${deps.t('dataset.facts.licence')}: ${licence.name} · ${address.replace(/[?#].*/, '')}`,
  })
  const response = await respondTextFile(c, { type: 'image/svg+xml; charset=utf-8', text, locale })
  const headers = {
    ...sharedPictureHeaders(await hashOf(svgStyle)),
    'access-control-allow-origin': '*',
    'content-disposition': `inline; filename="${slug}-${version}.svg"`,
    vary: 'Accept-Language',
  }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** A chart as a page for frames of other sites: it has no script, and nothing of the visitor. */
export async function respondEmbed(c: ChartContext): Promise<Response> {
  const locale = c.get('locale')
  const search = c.get('url').searchParams
  const found = await loadChart(c.get('ctx'), c.req.param('slug') ?? '', { locale, search })
  if (!found) return respondProblem(c, 404)
  const { title, chart, deps, address, source, licence } = found
  const style = inlineStyle('embed')
  const shown = renderShown(chart, 'large', deps)
  const text = renderEmbedPage({ locale, style, title, chart: shown, address, source, licence })
  const response = await respondTextFile(c, { type: 'text/html; charset=utf-8', text, locale })
  for (const [name, value] of Object.entries(embedHeaders(await hashOf(style)))) {
    response.headers.set(name, value)
  }
  response.headers.delete('x-frame-options')
  return response
}
