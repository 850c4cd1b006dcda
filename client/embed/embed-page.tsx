import type { ShownChart } from '#domain/payloads/open'
import { directions, type Locale } from '#domain/site/locale'
import { Html } from '../ui/html/html'
import '../ui/charts/chart-tens.css'
import '../ui/charts/charts.css'
import '../ui/charts/chart-plots.css'
import '../ui/text/prose.css'
import '../ui/text/text-fold.css'
import './embed.css'

export interface EmbedPageProps {
  locale: Locale
  style: string
  /** Name of the dataset. */
  title: string
  chart: ShownChart
  /** Address of the dataset's page with the same choice. */
  address: string
  /** The dataset, its version and whose it is. */
  source: string
  licence: { address: string; name: string }
}

/** A chart as a document for frames of other sites: no script, no form, nothing of the visitor. */
export function EmbedPage(props: EmbedPageProps) {
  const { locale, style, title, chart, address, source, licence } = props
  return (
    <html lang={locale} dir={directions[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="canonical" href={address.split('#', 1)[0]} />
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets, covered by the CSP's hash
          dangerouslySetInnerHTML={{ __html: style }}
        />
      </head>
      <body>
        <main className="embed">
          <h1>{chart.finding}</h1>
          <Html html={chart.html} />
          <p className="embed__source">
            <a href={address} target="_blank" rel="noopener">
              {source}
            </a>
            {' · '}
            <a href={licence.address} target="_blank" rel="noopener license">
              {licence.name}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
