import { toDigits } from '#domain/dates/format'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { EmptyState } from '../../../ui/lists/empty-state'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { Blocks } from '../../../ui/text/blocks'
import { RecordLink } from '../../../ui/text/link'
import { PhoneFold, TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { StoryFigure } from '../story'
import type { StoryEntry, SuccessStoriesPayload } from './payload'
import './stories.css'
import '../../../ui/lists/choices.css'

export function SuccessStories(props: PageProps<SuccessStoriesPayload>) {
  const { payload } = props
  const { t, locale, path } = usePage()
  const { stories, paging, chosen } = payload
  const [first, ...others] = stories
  const listUrl = localPath(path, locale)
  return (
    <>
      <PageHead lead={t('newsroom.story.lead')} />
      <PageBody of={props}>
        <Sectors {...payload} />
        {first && <LeadStory of={first} key={first.slug} />}
        {others.length > 0 && (
          <div className="story-grid">
            {others.map((story) => (
              <Story of={story} key={story.slug} />
            ))}
          </div>
        )}
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
        <Pagination
          of={paging}
          href={(page) => withQuery(listUrl, { sector: chosen?.slug, page })}
        />
      </PageBody>
    </>
  )
}

function Sectors({ sectors, chosen }: SuccessStoriesPayload) {
  const { t, site, locale, path } = usePage()
  const listUrl = localPath(path, locale)
  return (
    <div className="archive">
      <Choices
        label={t('newsroom.story.filter')}
        choices={[
          { key: 'all', title: t('newsroom.story.all'), href: listUrl, isChosen: !chosen },
          ...sectors.map(({ slug, title, count }) => ({
            key: slug,
            title: (
              <>
                {title} <bdi>({toDigits(count, site.digits)})</bdi>
              </>
            ),
            href: withQuery(listUrl, { sector: slug }),
            isChosen: slug === chosen?.slug,
          })),
        ]}
      />
    </div>
  )
}

/** The sector leads to its other stories. */
function StoryMeta({ of: { sector, entity, region } }: { of: StoryEntry }) {
  const { locale, path } = usePage()
  return (
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
  )
}

/** First story of a list: in wide windows its text is open. */
function LeadStory({ of }: { of: StoryEntry }) {
  const { t } = usePage()
  const { slug, title, summary, body } = of
  return (
    <article className="lead-story" aria-labelledby={`${slug}-title`}>
      <div className="lead-story__chart">
        <StoryFigure of={of} />
      </div>
      <div className="lead-story__head">
        <StoryMeta of={of} />
        <h2 id={`${slug}-title`}>{title}</h2>
        <p className="lead">{summary}</p>
      </div>
      <PhoneFold title={t('newsroom.story.read')}>
        <div className="flow story-text" id={slug}>
          <Blocks of={body} />
        </div>
      </PhoneFold>
    </article>
  )
}

/** A link to the story opens its text, because the text has its anchor. */
function Story({ of }: { of: StoryEntry }) {
  const { t } = usePage()
  const { slug, title, summary, body } = of
  return (
    <article className="story-entry" aria-labelledby={`${slug}-title`}>
      <StoryMeta of={of} />
      <StoryFigure of={of} />
      <h2 id={`${slug}-title`}>{title}</h2>
      <p>{summary}</p>
      <TextFold title={t('newsroom.story.read')}>
        <div className="flow story-text" id={slug}>
          <Blocks of={body} />
        </div>
      </TextFold>
    </article>
  )
}
