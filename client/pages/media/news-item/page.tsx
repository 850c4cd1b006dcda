import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { NewsCard } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { MediaPicture, PictureCaption } from '../../../ui/media/media-picture'
import { ChangeHistory } from '../../../ui/page/history'
import { PageMeta } from '../../../ui/page/page-meta'
import { transitionTo } from '../../../ui/page/transition'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { NewsRow } from '../card'
import { ItemHead, ItemText, Share } from '../press-item'
import type { NewsItemPayload } from './payload'
import '../../../ui/record-charts/record-chart.css'
import '../news-front.css'
import '../item-cover.css'
import './news-item.css'
import '../press-item.css'

interface NewsItemProps {
  payload: NewsItemPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function NewsItem({ payload, usefulness, personalState }: NewsItemProps) {
  const { t, title } = usePage()
  const { lang, tags, modified } = payload
  return (
    <>
      <article>
        <ItemHead
          {...payload}
          subject={tags[0]?.title}
          transition={transitionTo('title', 'news', payload.slug)}
        >
          <ItemPicture of={payload} />
        </ItemHead>
        <div className="container">
          <ItemText body={payload.body} lang={lang}>
            <Share title={title} url={payload.url} />
          </ItemText>
          <div className="item-part">
            {payload.chart && <ItemChart of={payload.chart} />}
            <Tags tags={tags} />
            <ChangeHistory title={t('newsroom.corrections')} entries={payload.history} />
          </div>
        </div>
      </article>
      <div className="container item-after">
        <RelatedNews news={payload.related} />
        <Around {...payload} />
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** The picture at the head of an item. */
function ItemPicture({ of: { slug, picture } }: { of: NewsItemPayload }) {
  if (!picture) return null
  return (
    <figure className="item-cover" {...transitionTo('cover', 'news', slug)}>
      <MediaPicture
        of={picture}
        ratio="16:9"
        sizes="(min-width: 64rem) 60rem, calc(100vw - 2.5rem)"
        isFirst
      />
      <PictureCaption of={picture} />
    </figure>
  )
}

/** A number of the text, drawn at the end of it. */
function ItemChart({ of: chart }: { of: NonNullable<NewsItemPayload['chart']> }) {
  return (
    <figure className="item-chart">
      <SmallChart of={chart} />
      <ChartNote of={chart} />
    </figure>
  )
}

function Tags({ tags }: Pick<NewsItemPayload, 'tags'>) {
  const { t, locale } = usePage()
  const list = routePath('news', locale)
  return (
    <ul className="item-tags" aria-label={t('newsroom.tags')}>
      {tags.map(({ slug, title }) => (
        <li key={slug}>
          <a href={withQuery(list, { tag: slug })}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

function Around({ newer, older }: Pick<NewsItemPayload, 'newer' | 'older'>) {
  const { t } = usePage()
  if (!newer && !older) return null
  return (
    <nav className="around" aria-label={t('newsroom.around')}>
      {older && (
        <RecordLink to="newsItem" params={{ slug: older.slug }} className="around__older">
          <span>
            <Icon name="chevron-left" flip />
            {t('newsroom.older')}
          </span>
          <strong>{older.title}</strong>
        </RecordLink>
      )}
      {newer && (
        <RecordLink to="newsItem" params={{ slug: newer.slug }} className="around__newer">
          <span>
            {t('newsroom.newer')}
            <Icon name="chevron-right" flip />
          </span>
          <strong>{newer.title}</strong>
        </RecordLink>
      )}
    </nav>
  )
}

function RelatedNews({ news }: { news: readonly NewsCard[] }) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <section className="item-related news-related" aria-labelledby="related">
      <h2 id="related">{t('newsroom.related')}</h2>
      <ul>
        {news.map((card) => (
          <NewsRow card={card} level={3} key={card.slug} />
        ))}
      </ul>
    </section>
  )
}
