import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { NewsCard } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { MediaPicture } from '../../../ui/media/media-picture'
import { PageHero } from '../../../ui/page/page-hero'
import { PageMeta } from '../../../ui/page/page-meta'
import { ArrowLink, PageLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { MediaRows } from '../media-rows'
import { NewsFront } from '../news-front'
import type { MediaCenterPayload } from './payload'
import { columnSizes, Galleries, MediaCenterStories, NewestIssue, YearLedger } from './sections'
import '../../../ui/card-link.css'
import '../../../ui/page/section.css'
import './media-center.css'

interface MediaCenterProps {
  payload: MediaCenterPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function MediaCenter({ payload, usefulness, personalState }: MediaCenterProps) {
  const { t } = usePage()
  const { news, galleries, issue, campaigns, stories, media, pages, year, modified } = payload
  return (
    <>
      <PageHero lead={t('newsroom.lead')}>
        <YearLedger pages={pages} year={year} />
      </PageHero>
      <LatestNews news={news} />
      <Galleries galleries={galleries} />
      <NewestIssue issue={issue} />
      <MediaCenterStories stories={stories} />
      <RunningCampaigns campaigns={campaigns} />
      <ForJournalists media={media} />
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function LatestNews({ news }: { news: readonly NewsCard[] }) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <section className="section" aria-labelledby="latest">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="latest">{t('newsroom.latest.title')}</h2>
          <ArrowLink to="news">{t('newsroom.latest.all')}</ArrowLink>
        </div>
        <NewsFront news={news} />
      </div>
    </section>
  )
}

function RunningCampaigns({ campaigns }: Pick<MediaCenterPayload, 'campaigns'>) {
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
          {campaigns.map(({ slug, title, summary, picture }) => (
            <li className="media-page" key={slug}>
              {picture && <MediaPicture of={picture} sizes={columnSizes} />}
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

function ForJournalists({ media }: Pick<MediaCenterPayload, 'media'>) {
  const { t, locale } = usePage()
  return (
    <section className="section section--tint" aria-labelledby="journalists">
      <div className="section__inner section__inner--ledger">
        <div className="section__head">
          <h2 id="journalists">{t('newsroom.journalists.title')}</h2>
          <p>{t('newsroom.journalists.text')}</p>
          <ul className="press-ways">
            <li>
              <PageLink to="contact">{t('newsroom.journalists.ask.title')}</PageLink>
              <small>{t('newsroom.journalists.ask.text')}</small>
            </li>
            <li>
              <a href={withQuery(routePath('contact', locale), { kind: 'FOI' })}>
                {t('newsroom.journalists.right.title')}
              </a>
              <small>{t('newsroom.journalists.right.text')}</small>
            </li>
            <li>
              <PageLink to="brandFiles" />
              <small>{t('newsroom.journalists.brand')}</small>
            </li>
          </ul>
        </div>
        <div>
          <MediaRows items={media} level={3} />
          <ArrowLink to="mediaLibrary">{t('newsroom.journalists.library')}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
