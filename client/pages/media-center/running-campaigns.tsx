import type { MediaCenterPayload } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { ChartPicture } from '../../ui/record-charts/picture'
import { ArrowLink } from '../../ui/text/link'

export function RunningCampaigns({ campaigns }: Pick<MediaCenterPayload, 'campaigns'>) {
  const { t, locale } = usePage()
  if (campaigns.length === 0) return null
  return (
    <section className="section" aria-labelledby="campaigns">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="campaigns">{t('newsroom.running.title')}</h2>
          <ArrowLink to="communication">{t('newsroom.running.all')}</ArrowLink>
        </div>
        <ul className="media-pages">
          {campaigns.map(({ slug, title, summary, chart }) => (
            <li className="media-page" key={slug}>
              <div className="media-page__cover">
                <ChartPicture of={chart} />
              </div>
              <h3>
                <a className="card-link" href={`${routePath('communication', locale)}#${slug}`}>
                  {title}
                </a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
