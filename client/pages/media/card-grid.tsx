import type { NewsCard as Card } from '#domain/payloads/newsroom'
import { neighbourLooks } from '../../ui/drawings/look'
import { transitionFrom } from '../../ui/page/transition'
import { CardMeta, CardTitle, LeadCard } from './card'
import { NewsCover } from './news-cover'
import './news-lead.css'
import './newsroom.css'

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
            <LeadCard card={withTensBelow(card)} look={looks[at]} level={level} />
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

/** More rows of ten would be higher than the cover. */
const mostInTens = 70

/** With its marks in rows of ten, because the cover of the lead is nearly square. */
function withTensBelow(card: Card): Card {
  const drawing = card.chart?.drawing
  if (!card.chart || drawing?.type !== 'units' || drawing.extent > mostInTens) return card
  const extent = Math.min(drawing.extent, 30)
  return { ...card, chart: { ...card.chart, drawing: { ...drawing, extent } } }
}
