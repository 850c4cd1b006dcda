import type { NewsCard } from '#domain/payloads/newsroom'
import { LeadCard, NewsRow } from './card'
import './news-lead.css'
import './news-front.css'

export function NewsFront({ news }: { news: readonly NewsCard[] }) {
  const [first, ...others] = news
  if (!first) return null
  return (
    <div className="news-front">
      <LeadCard card={first} level={3} />
      <ul>
        {others.map((card) => (
          <NewsRow card={card} level={3} key={card.slug} />
        ))}
      </ul>
    </div>
  )
}
