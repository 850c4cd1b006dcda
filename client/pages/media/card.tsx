import type { NewsCard as Card } from '#domain/payloads/newsroom'
import { MediaPicture } from '../../ui/media/media-picture'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { LanguageName } from '../../ui/text/untranslated'
import '../../ui/card-link.css'
import './news-lead.css'

interface CardPartProps {
  card: Card
  level: 2 | 3
}

function CardMeta({ card }: { card: Card }) {
  return (
    <p className="item-meta">
      {card.tag && <span className="tag">{card.tag.title}</span>}
      {card.tag && ' · '}
      <Day date={card.date} />
      {card.lang && ' · '}
      <LanguageName lang={card.lang} />
    </p>
  )
}

function CardTitle({ card, level }: CardPartProps) {
  const Heading = `h${level}` as const
  return (
    <Heading>
      <RecordLink to="newsItem" params={{ slug: card.slug }} className="card-link">
        <span {...transitionFrom('title', 'news', card.slug)}>{card.title}</span>
      </RecordLink>
    </Heading>
  )
}

/** The newest item of a view; without a picture its headline stands alone. */
export function LeadCard({ card, level }: CardPartProps) {
  const { picture } = card
  return (
    <article className="news-lead">
      {picture && (
        <div {...transitionFrom('cover', 'news', card.slug)}>
          <MediaPicture
            of={picture}
            ratio="16:9"
            sizes="(min-width: 64rem) 55vw, calc(100vw - 2.5rem)"
            isFirst
          />
        </div>
      )}
      <div className="news-lead__body">
        <CardMeta card={card} />
        <CardTitle card={card} level={level} />
        <p>{card.summary}</p>
      </div>
    </article>
  )
}

interface NewsRowProps {
  card: Card
  level: 2 | 3
  hasSummary?: boolean
}

/** A row of a list; only an item with a picture has a place for it. */
export function NewsRow({ card, level, hasSummary = false }: NewsRowProps) {
  const { picture } = card
  return (
    <li className={picture ? 'news-row news-row--pictured' : 'news-row'}>
      <div>
        <CardMeta card={card} />
        <CardTitle card={card} level={level} />
        {hasSummary && <p>{card.summary}</p>}
      </div>
      {picture && (
        <div {...transitionFrom('cover', 'news', card.slug)}>
          <MediaPicture of={picture} sizes="(min-width: 40rem) 13rem, 32vw" />
        </div>
      )}
    </li>
  )
}
