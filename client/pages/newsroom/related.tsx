import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { CardMeta, CardTitle } from './card'

export function Related({ news }: { news: readonly NewsCard[] }) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <section className="item-related" aria-labelledby="related">
      <h2 id="related">{t('newsroom.related')}</h2>
      <ul className="item-related__list">
        {news.map((card) => (
          <li key={card.slug}>
            <CardMeta card={card} />
            <CardTitle card={card} level={3} />
            <p>{card.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
