import type { NewsCard as Card } from '#domain/payloads/newsroom'
import type { Look } from '../../ui/drawings/look'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { LanguageName } from '../../ui/text/untranslated'
import { NewsCover } from './news-cover'
import '../../ui/card-link.css'
import './news-lead.css'

interface CardPartProps {
  card: Card
  look?: Look
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

export function LeadCard({ card, look, level }: CardPartProps) {
  return (
    <article className="news-lead">
      <div className="news-lead__cover" {...transitionFrom('cover', 'news', card.slug)}>
        <NewsCover of={card} width={960} height={560} look={look} place="lead" />
      </div>
      <div className="news-lead__body">
        <CardMeta card={card} />
        <CardTitle card={card} level={level} />
        <p>{card.summary}</p>
      </div>
    </article>
  )
}
