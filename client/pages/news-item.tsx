import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { NewsItemPayload } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../i18n'
import { History } from '../ui/page/history'
import { PageMeta } from '../ui/page/page-meta'
import { transitionTo } from '../ui/page/transition'
import { Blocks } from '../ui/text/blocks'
import { inLanguage, UntranslatedNotice } from '../ui/text/untranslated'
import { Feedback } from '../widgets/feedback/feedback'
import { Around } from './newsroom/around'
import { ItemHead } from './newsroom/item-head'
import { ItemCover } from './newsroom/news-cover'
import { Related } from './newsroom/related'
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
          <div className="columns columns--item columns--news">
            <div className="reading">
              <UntranslatedNotice lang={lang} />
              <div className="flow prose" {...inLanguage(lang)}>
                <Blocks of={payload.body} />
              </div>
              <Tags tags={tags} />
              <History title={t('newsroom.corrections')} entries={payload.history} />
            </div>
            <div className="item-side">
              <Share title={title} url={payload.url} />
              <Related news={payload.related} />
            </div>
          </div>
        </div>
      </article>
      <div className="container item-after">
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
