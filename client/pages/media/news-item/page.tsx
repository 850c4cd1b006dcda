import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { MediaPicture, PictureCaption } from '../../../ui/media/media-picture'
import { ChangeHistory } from '../../../ui/page/history'
import { Neighbours } from '../../../ui/page/neighbours'
import { Part } from '../../../ui/page/section'
import { transitionTo } from '../../../ui/page/transition'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { FurtherPictures } from '../further-pictures'
import { NewsRows } from '../news-front'
import { ItemHead, ItemText, Share } from '../press-item'
import type { NewsItemPayload } from './payload'

export function NewsItem(props: PageProps<NewsItemPayload>) {
  const { payload } = props
  const { t, title } = usePage()
  const { slug, lang, tags, picture } = payload
  return (
    <>
      <article>
        <ItemHead
          {...payload}
          subject={tags[0]?.title}
          transition={transitionTo('title', 'news', slug)}
        />
        <div className="container">
          <ItemText
            body={payload.body}
            lang={lang}
            aside={<Share title={title} url={payload.url} />}
            picture={
              picture && (
                <figure {...transitionTo('cover', 'news', slug)}>
                  <MediaPicture
                    of={picture}
                    ratio="16:9"
                    sizes="(min-width: 64rem) 36rem, calc(100vw - 2.5rem)"
                    isFirst
                  />
                  <PictureCaption of={picture} />
                </figure>
              )
            }
          >
            {payload.chart && (
              <figure className="text-chart">
                <SmallChart of={payload.chart} />
                <ChartNote of={payload.chart} />
              </figure>
            )}
            <FurtherPictures of={payload.furtherPictures} />
            <Tags tags={tags} />
            <ChangeHistory title={t('newsroom.corrections')} entries={payload.history} />
          </ItemText>
          <Around {...payload} />
        </div>
      </article>
      <PageBody of={props}>
        {payload.related.length > 0 && (
          <Part id="related" title={t('newsroom.related')} isRelated>
            <NewsRows cards={payload.related} level={3} hasColumns />
          </Part>
        )}
      </PageBody>
    </>
  )
}

function Tags({ tags }: Pick<NewsItemPayload, 'tags'>) {
  const { t, locale } = usePage()
  const list = routePath('news', locale)
  return (
    <ul className="button-row item-tags" aria-label={t('newsroom.tags')}>
      {tags.map(({ slug, title }) => (
        <li key={slug}>
          <a
            className="button button--secondary button--small"
            href={withQuery(list, { tag: slug })}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Around({ newer, older }: Pick<NewsItemPayload, 'newer' | 'older'>) {
  const { t, locale } = usePage()
  const linkTo = ({ slug, title }: { slug: string; title: string }, name: string) => ({
    href: routePath('newsItem', locale, { slug }),
    name,
    title,
  })
  return (
    <Neighbours
      label={t('newsroom.around')}
      previous={older && linkTo(older, t('newsroom.older'))}
      next={newer && linkTo(newer, t('newsroom.newer'))}
    />
  )
}
