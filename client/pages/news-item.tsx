import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { NewsItemPayload } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../i18n'
import { ChangeHistory } from '../ui/page/history'
import { PageMeta } from '../ui/page/page-meta'
import { transitionTo } from '../ui/page/transition'
import { Feedback } from '../widgets/feedback/feedback'
import { Around } from './newsroom/around'
import { ItemHead } from './newsroom/item-head'
import { ItemText } from './newsroom/item-text'
import { ItemCover } from './newsroom/news-cover'
import { RelatedNews } from './newsroom/related'
import { Share } from './newsroom/share'

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
          <ItemCover of={payload} />
        </ItemHead>
        <div className="container">
          <ItemText body={payload.body} lang={lang}>
            <Share title={title} url={payload.url} />
          </ItemText>
          <div className="item-part">
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
