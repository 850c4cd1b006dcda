import type { NewsCard as Card } from '#domain/payloads/newsroom'
import { type Look, neighbourLooks } from '../../ui/drawings/look'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { LanguageName } from '../../ui/text/untranslated'
import { NewsCover } from './news-cover'

interface CardPartProps {
  card: Card
  look?: Look
  /** Level of the heading. */
  level: 2 | 3
}

export function CardMeta({ card }: { card: Card }) {
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

export function CardTitle({ card, level }: CardPartProps) {
  const Heading = `h${level}` as const
  return (
    <Heading>
      <RecordLink to="newsItem" params={{ slug: card.slug }} className="card-link">
        <span {...transitionFrom('title', 'news', card.slug)}>{card.title}</span>
      </RecordLink>
    </Heading>
  )
}

interface LeadCardProps extends CardPartProps {
  /** For a cover that is nearly square. */
  isTall?: boolean
}

export function LeadCard({ card, look, level, isTall = false }: LeadCardProps) {
  const place = isTall ? 'tall' : 'lead'
  return (
    <article className="news-lead">
      <div className="news-lead__cover" {...transitionFrom('cover', 'news', card.slug)}>
        <NewsCover of={card} width={960} height={560} look={look} place={place} />
      </div>
      <div className="news-lead__body">
        <CardMeta card={card} />
        <CardTitle card={card} level={level} />
        <p>{card.summary}</p>
      </div>
    </article>
  )
}

interface CardGridProps {
  cards: readonly Card[]
  level: 2 | 3
  /** Makes the first card larger. */
  hasLead?: boolean
}

/** Fewer than three cards are stacked, because a row of them would have gaps. */
export function CardGrid({ cards, level, hasLead = false }: CardGridProps) {
  const looks = neighbourLooks(cards.map(({ slug }) => slug))
  const isFew = !hasLead && cards.length < 3
  return (
    <ul className={isFew ? 'news-grid news-grid--rows' : 'news-grid'}>
      {cards.map((card, at) =>
        hasLead && at === 0 ? (
          <li className="news-grid__lead" key={card.slug}>
            <LeadCard card={card} look={looks[at]} level={level} isTall />
          </li>
        ) : (
          <li className="news-card" key={card.slug}>
            <div className="news-card__cover" {...transitionFrom('cover', 'news', card.slug)}>
              <NewsCover of={card} width={480} height={240} look={looks[at]} />
            </div>
            <CardMeta card={card} />
            <CardTitle card={card} level={level} />
            <p>{card.summary}</p>
          </li>
        ),
      )}
    </ul>
  )
}
