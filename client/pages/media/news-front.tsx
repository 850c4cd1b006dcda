import type { NewsCard } from '#domain/payloads/newsroom'
import { ListRow, RowLink, RowList } from '../../ui/lists/rows'
import { MediaPicture } from '../../ui/media/media-picture'
import { transitionFrom } from '../../ui/page/transition'
import { ItemMeta } from '../../ui/text/untranslated'
import './news.css'

/** The newest news: one with its picture, the others beside it. */
export function NewsFront({ news }: { news: readonly NewsCard[] }) {
  const [first, ...others] = news
  if (!first) return null
  return (
    <div className="news-front">
      <LeadCard card={first} level={3} />
      <NewsRows cards={others} level={3} hasColumns />
    </div>
  )
}

interface LeadCardProps {
  card: NewsCard
  level: 2 | 3
}

/** The newest item of a view; without a picture its headline stands alone. */
export function LeadCard({ card, level }: LeadCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="news-lead">
      {card.picture && (
        <div {...transitionFrom('cover', 'news', card.slug)}>
          <MediaPicture
            of={card.picture}
            ratio="16:9"
            sizes="(min-width: 64rem) 55vw, calc(100vw - 2.5rem)"
            isFirst
          />
        </div>
      )}
      <div>
        <p className="item-meta">
          <ItemMeta tag={card.tag?.title} date={card.date} lang={card.lang} />
        </p>
        <Heading>
          <RowLink to="newsItem" slug={card.slug} title={card.title} isWhole transition="news" />
        </Heading>
        <p>{card.summary}</p>
      </div>
    </article>
  )
}

interface NewsRowsProps extends Pick<LeadCardProps, 'level'> {
  cards: readonly NewsCard[]
  hasSummary?: boolean
  hasColumns?: boolean
}

/** Only an item with a picture has a place for it. */
export function NewsRows({ cards, level, hasSummary, hasColumns }: NewsRowsProps) {
  return (
    <RowList hasColumns={hasColumns}>
      {cards.map((card) => (
        <ListRow
          key={card.slug}
          meta={<ItemMeta tag={card.tag?.title} date={card.date} lang={card.lang} />}
          title={
            <RowLink to="newsItem" slug={card.slug} title={card.title} isWhole transition="news" />
          }
          level={level}
          end={
            card.picture && (
              <div {...transitionFrom('cover', 'news', card.slug)}>
                <MediaPicture of={card.picture} sizes="(min-width: 40rem) 13rem, 32vw" />
              </div>
            )
          }
        >
          {hasSummary && <p>{card.summary}</p>}
        </ListRow>
      ))}
    </RowList>
  )
}
