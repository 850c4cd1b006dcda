import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { PageHead } from '../../../ui/page/page-head'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { MediaCenterPayload } from './payload'
import '../../../ui/hint.css'
import { tableTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { Icon } from '../../../ui/icons/icon'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { MediaPicture } from '../../../ui/media/media-picture'
import { PageSection } from '../../../ui/page/section'
import { ArrowLink, PageLink } from '../../../ui/text/link'
import { GalleryCards } from '../gallery-cards'
import { IssueContents, IssueEntry } from '../magazine/issue'
import { MediaRows } from '../media-rows'
import { NewsFront } from '../news-front'
import { StoryFigure } from '../story'
import '../../../ui/page/section-green.css'

export function MediaCenter(props: PageProps<MediaCenterPayload>) {
  const { t } = usePage()
  const { pages, news, galleries, issue, campaigns, stories, media } = props.payload
  return (
    <>
      <PageHead lead={t('newsroom.lead')}>
        <Choices
          label={t('newsroom.pages')}
          choices={pages.map(({ title, path }) => ({
            key: path,
            title,
            href: path,
            isChosen: false,
          }))}
        />
      </PageHead>
      <LatestNews news={news} />
      <Galleries galleries={galleries} />
      <NewestIssue issue={issue} />
      <MediaCenterStories stories={stories} />
      <RunningCampaigns campaigns={campaigns} />
      <ForJournalists media={media} />
      <PageBody of={props} />
    </>
  )
}

function LatestNews({ news }: Pick<MediaCenterPayload, 'news'>) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <PageSection
      id="latest"
      title={t('newsroom.latest.title')}
      more={<ArrowLink to="news">{t('newsroom.latest.all')}</ArrowLink>}
    >
      <NewsFront news={news} />
    </PageSection>
  )
}

function Galleries({ galleries }: Pick<MediaCenterPayload, 'galleries'>) {
  const { t, locale } = usePage()
  if (galleries.length === 0) return null
  return (
    <PageSection
      id="galleries"
      title={t('newsroom.galleries.title')}
      ground="green"
      more={
        <div className="button-row">
          <PageLink to="photoGalleries" className="button button--outline-light button--small">
            {t('newsroom.galleries.all')}
          </PageLink>
          <PageLink to="videoGallery" className="button button--outline-light button--small">
            <Icon name="play" />
            {tableTitle('videoGallery', locale)}
          </PageLink>
        </div>
      }
    >
      <GalleryCards of={galleries} level={3} isCompact />
    </PageSection>
  )
}

function NewestIssue({ issue }: Pick<MediaCenterPayload, 'issue'>) {
  const { t, locale } = usePage()
  if (!issue) return null
  return (
    <section className="section" aria-labelledby="issue">
      <div className="section__inner">
        <IssueEntry
          of={issue}
          name={tableTitle('magazine', locale)}
          title={<h2 id="issue">{issue.title}</h2>}
        >
          <IssueContents of={issue.articles} path={routePath('magazine', locale)} />
          <PageLink to="magazine" className="button button--primary">
            {t('newsroom.magazine')}
          </PageLink>
        </IssueEntry>
      </div>
    </section>
  )
}

function MediaCenterStories({ stories }: Pick<MediaCenterPayload, 'stories'>) {
  const { t } = usePage()
  if (stories.length === 0) return null
  return (
    <PageSection
      id="stories"
      title={t('newsroom.stories.title')}
      lead={t('newsroom.stories.text')}
      more={<ArrowLink to="successStories">{t('newsroom.stories.all')}</ArrowLink>}
      ground="tint"
    >
      <CardGrid>
        {stories.map((story) => (
          <GridCard
            key={story.slug}
            picture={<StoryFigure of={story} />}
            title={
              <RowLink to="successStories" slug={story.slug} isOnList title={story.title} isWhole />
            }
            level={3}
          >
            <p>{story.entity}</p>
          </GridCard>
        ))}
      </CardGrid>
    </PageSection>
  )
}

function RunningCampaigns({ campaigns }: Pick<MediaCenterPayload, 'campaigns'>) {
  const { t } = usePage()
  if (campaigns.length === 0) return null
  return (
    <PageSection
      id="campaigns"
      title={t('newsroom.running.title')}
      more={<ArrowLink to="communication">{t('newsroom.running.all')}</ArrowLink>}
    >
      <CardGrid isCompact>
        {campaigns.map(({ slug, title, summary, picture }) => (
          <GridCard
            key={slug}
            picture={
              picture && <MediaPicture of={picture} sizes="(min-width: 40rem) 20rem, 30vw" />
            }
            title={<RowLink to="communication" slug={slug} isOnList title={title} isWhole />}
            level={3}
          >
            <p>{summary}</p>
          </GridCard>
        ))}
      </CardGrid>
    </PageSection>
  )
}

function ForJournalists({ media }: Pick<MediaCenterPayload, 'media'>) {
  const { t, locale } = usePage()
  const rights = withQuery(routePath('contact', locale), { kind: 'FOI' })
  return (
    <PageSection
      id="journalists"
      title={t('newsroom.journalists.title')}
      lead={t('newsroom.journalists.text')}
      shape="ledger"
      ground="tint"
      more={
        <RowList density="compact">
          <ListRow
            title={<PageLink to="contact">{t('newsroom.journalists.ask.title')}</PageLink>}
            level={3}
          >
            <p>{t('newsroom.journalists.ask.text')}</p>
          </ListRow>
          <ListRow title={<a href={rights}>{t('newsroom.journalists.right.title')}</a>} level={3}>
            <p>{t('newsroom.journalists.right.text')}</p>
          </ListRow>
          <ListRow title={<PageLink to="brandFiles" />} level={3}>
            <p>{t('newsroom.journalists.brand')}</p>
          </ListRow>
        </RowList>
      }
    >
      <div>
        <MediaRows items={media} level={3} />
        <ArrowLink to="mediaLibrary">{t('newsroom.journalists.library')}</ArrowLink>
      </div>
    </PageSection>
  )
}
