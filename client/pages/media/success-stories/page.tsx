import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { EmptyState } from '../../../ui/lists/empty-state'
import { PictureFigure } from '../../../ui/media/media-picture'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { Blocks } from '../../../ui/text/blocks'
import { RecordLink } from '../../../ui/text/link'
import { TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { FurtherPictures } from '../further-pictures'
import { ListFilter } from '../list-filter'
import { StoryFigure } from '../story'
import type { StoryEntry, SuccessStoriesPayload } from './payload'

export function SuccessStories(props: PageProps<SuccessStoriesPayload>) {
  const { t, digits, locale, path } = usePage()
  const { stories, sectors, paging, chosen } = props.payload
  const listUrl = localPath(path, locale)
  return (
    <>
      <PageHead lead={t('newsroom.story.lead')} />
      <PageBody of={props}>
        <div className="archive">
          <ListFilter
            name="sector"
            label={t('newsroom.story.filter')}
            all={t('newsroom.story.all')}
            values={sectors.map(({ slug, title, count }) => ({
              label: (
                <>
                  {title} <bdi>({digits(count)})</bdi>
                </>
              ),
              value: slug,
            }))}
            chosen={chosen?.slug}
          />
        </div>
        <CardGrid>
          {stories.map((story) => (
            <Story of={story} key={story.slug} />
          ))}
        </CardGrid>
        {stories.length === 0 && (
          <EmptyState
            title={t('newsroom.story.empty')}
            text={
              <>
                {t('newsroom.story.emptyText')} <a href={listUrl}>{t('newsroom.story.whole')}</a>.
              </>
            }
          />
        )}
        <Pagination of={paging} query={{ sector: chosen?.slug }} />
      </PageBody>
    </>
  )
}

/**
 * The sector leads to its other stories. A link to the story opens its text, because the text has
 * its anchor.
 */
function Story({ of }: { of: StoryEntry }) {
  const { t, locale, path } = usePage()
  const { slug, title, summary, body, sector, entity, region, picture, furtherPictures } = of
  return (
    <GridCard picture={<StoryFigure of={of} />} title={title} level={2}>
      <p className="item-meta">
        <a className="tag" href={withQuery(localPath(path, locale), { sector: sector.slug })}>
          {sector.title}
        </a>
        {' · '}
        <span>{entity}</span>
        {region && ' · '}
        {region && (
          <RecordLink to="region" params={{ slug: region.slug }}>
            {region.title}
          </RecordLink>
        )}
      </p>
      <p>{summary}</p>
      <TextFold title={t('newsroom.story.read')}>
        <div className="flow story-text" id={slug}>
          {picture && <PictureFigure of={picture} />}
          <Blocks of={body} />
          <FurtherPictures of={furtherPictures} />
        </div>
      </TextFold>
    </GridCard>
  )
}
