import type { NewsCard } from '#domain/payloads/newsroom'
import { RowList } from '../../ui/lists/rows'
import { LeadCard, NewsRow } from './card'
import './news.css'

export function NewsFront({ news }: { news: readonly NewsCard[] }) {
  const [first, ...others] = news
  if (!first) return null
  return (
    <div className="news-front">
      <LeadCard card={first} level={3} />
      <RowList hasColumns>
        {others.map((card) => (
          <NewsRow card={card} level={3} key={card.slug} />
        ))}
      </RowList>
    </div>
  )
}
