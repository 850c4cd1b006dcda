import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { NewsRow } from './news-row'

export function RelatedNews({ news }: { news: readonly NewsCard[] }) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <section className="item-related news-related" aria-labelledby="related">
      <h2 id="related">{t('newsroom.related')}</h2>
      <ul>
        {news.map((card) => (
          <NewsRow card={card} key={card.slug} />
        ))}
      </ul>
    </section>
  )
}
