import type { NewsCard } from '#domain/payloads/newsroom'
import { Cover } from '../../ui/drawings/cover'
import { neighbourLooks } from '../../ui/drawings/look'
import { CardMeta, CardTitle, LeadCard } from './card'

export function NewsFront({ news }: { news: readonly NewsCard[] }) {
  const [first, ...others] = news
  if (!first) return null
  const [look, ...looks] = neighbourLooks(news.map(({ slug }) => slug))
  return (
    <div className="news-front">
      <LeadCard card={first} look={look} level={3} />
      <ul>
        {others.map((card, at) => (
          <li className="news-row" key={card.slug}>
            <div className="news-row__cover">
              <Cover slug={card.slug} width={320} height={240} look={looks[at]} />
            </div>
            <div>
              <CardMeta card={card} />
              <CardTitle card={card} level={3} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
