import type { NewsCard } from '#domain/payloads/newsroom'
import { type Look, neighbourLooks } from '../../ui/drawings/look'
import { transitionFrom } from '../../ui/page/transition'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { CardMeta, CardTitle, LeadCard } from './card'
import { NewsCover } from './news-cover'
import './news-lead.css'
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

interface NewsRowProps {
  card: NewsCard
  look?: Look | undefined
}

export function NewsRow({ card, look }: NewsRowProps) {
  return (
    <li className="news-row">
      <div className="news-row__cover" {...transitionFrom('cover', 'news', card.slug)}>
        <NewsCover of={card} width={320} height={200} look={look} place="row" />
      </div>
      <div>
        <CardMeta card={card} />
        <CardTitle card={card} level={3} />
        {card.chart && <ChartNote of={card.chart} />}
      </div>
    </li>
  )
}
