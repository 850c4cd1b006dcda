import type { GalleryCard } from '#domain/payloads/gallery'
import { wordedTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ChartPicture } from '../../../ui/record-charts/picture'
import { Day } from '../../../ui/text/date'
import { PageLink, RecordLink } from '../../../ui/text/link'
import '../../../ui/card-link.css'
import '../news-lead.css'
import '../news-front.css'
import '../../../ui/page/section.css'
import '../../../ui/page/section-green.css'
import './media-center.css'

export function Galleries({ galleries }: { galleries: readonly GalleryCard[] }) {
  const { t, locale } = usePage()
  if (galleries.length === 0) return null
  return (
    <section className="section section--green" aria-labelledby="galleries">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="galleries">{t('newsroom.galleries.title')}</h2>
          <div className="button-row">
            <PageLink to="photoGalleries" className="button button--outline-light button--small">
              {t('newsroom.galleries.all')}
            </PageLink>
            <PageLink to="videoGallery" className="button button--outline-light button--small">
              <Icon name="play" />
              {wordedTitle('videoGallery', locale)}
            </PageLink>
          </div>
        </div>
        <ul className="media-pages">
          {galleries.map(({ slug, title, date, cover }) => (
            <li className="media-page" key={slug}>
              <div className="media-page__cover">
                <ChartPicture of={cover.chart} />
              </div>
              <h3>
                <RecordLink to="photoGallery" params={{ slug }} className="card-link">
                  {title}
                </RecordLink>
              </h3>
              <p>
                <Day date={date} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
