import type { NewsCard } from '#domain/payloads/newsroom'
import { neighbourLooks } from '../../ui/drawings/look'
import { LeadCard } from './card'
import { NewsRow } from './news-row'
import './news-front.css'

export function NewsFront({ news }: { news: readonly NewsCard[] }) {
  const [first, ...others] = news
  if (!first) return null
  const [look, ...looks] = neighbourLooks(news.map(({ slug }) => slug))
  return (
    <div className="news-front">
      <LeadCard card={first} look={look} level={3} />
      <ul>
        {others.map((card, at) => (
          <NewsRow card={card} look={looks[at]} key={card.slug} />
        ))}
      </ul>
    </div>
  )
}
