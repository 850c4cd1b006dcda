import type { GalleryCard } from '#domain/payloads/gallery'
import type { StoryCard } from '#domain/payloads/newsroom'
import { tableTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { MediaPicture } from '../../../ui/media/media-picture'
import { PageSection } from '../../../ui/page/section'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Day } from '../../../ui/text/date'
import { ArrowLink, PageLink, RecordLink } from '../../../ui/text/link'
import { IssueCover } from '../magazine/issue-cover'
import type { IssueCard, MediaCenterPayload } from './payload'
import '../news-lead.css'
import '../news-front.css'
import '../../../ui/page/section.css'
import './media-center.css'
import '../../../ui/card-link.css'
import '../../../ui/page/section-green.css'
import './year-ledger.css'

export function NewestIssue({ issue }: { issue: IssueCard | null }) {
  const { t, locale } = usePage()
  if (!issue) return null
  const { title, summary, released, articles } = issue
  return (
    <section className="section" aria-labelledby="issue">
      <div className="section__inner newest-issue">
        <IssueCover of={issue} />
        <div className="newest-issue__head">
          <p className="item-meta">
            <span className="tag">{tableTitle('magazine', locale)}</span>
            {' · '}
            <Day date={released} />
          </p>
          <h2 id="issue">{title}</h2>
          <p className="newest-issue__summary">{summary}</p>
        </div>
        <div className="newest-issue__body">
          <ul className="newest-issue__contents">
            {articles.map(({ slug: article, section, title: heading }) => (
              <li key={article}>
                <span className="tag">{section}</span>
                <a href={`${routePath('magazine', locale)}#${article}`}>{heading}</a>
              </li>
            ))}
          </ul>
          <PageLink to="magazine" className="button button--primary">
            {t('newsroom.magazine')}
          </PageLink>
        </div>
      </div>
    </section>
  )
}

export function MediaCenterStories({ stories }: { stories: readonly StoryCard[] }) {
  const { t, locale } = usePage()
  if (stories.length === 0) return null
  return (
    <PageSection
      id="stories"
      title={t('newsroom.stories.title')}
      lead={t('newsroom.stories.text')}
      more={<ArrowLink to="successStories">{t('newsroom.stories.all')}</ArrowLink>}
      shape="ledger"
      ground="tint"
    >
      <ul className="figure-rows">
        {stories.map(({ slug, figure, title, entity, chart }) => (
          <li className="figure-row" key={slug}>
            <div className="figure-row__chart">{chart && <SmallChart of={chart} />}</div>
            <div>
              <p className="figure-row__figure">
                <bdi>{figure}</bdi>
              </p>
              <h3>
                <a className="card-link" href={`${routePath('successStories', locale)}#${slug}`}>
                  {title}
                </a>
              </h3>
              <p>{entity}</p>
              {chart && <ChartNote of={chart} />}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Of pictures in columns, on phones beside their text. */
export const columnSizes = '(min-width: 40rem) 20rem, 30vw'

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
              {tableTitle('videoGallery', locale)}
            </PageLink>
          </div>
        </div>
        <ul className="media-pages">
          {galleries.map(({ slug, title, date, cover }) => (
            <li className="media-page" key={slug}>
              <MediaPicture of={cover} sizes={columnSizes} />
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

/** Pages of the media centre, with the number of their items of this year. */
export function YearLedger({ pages, year }: Pick<MediaCenterPayload, 'pages' | 'year'>) {
  const { t } = usePage()
  return (
    <nav className="year-ledger" aria-label={t('newsroom.pages')}>
      <ul className="year-ledger__dated">
        {pages.map(
          ({ title, path, published }) =>
            published && (
              <li key={path}>
                <a href={path}>
                  <span>{title}</span>
                  <b>
                    <bdi>{published.number}</bdi>
                  </b>
                </a>
              </li>
            ),
        )}
      </ul>
      <p>{t('newsroom.year', { year: year.year, total: year.total })}</p>
      <ul className="year-ledger__others">
        {pages.map(
          ({ title, path, published }) =>
            !published && (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
