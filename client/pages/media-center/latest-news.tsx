import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Cover } from '../../ui/drawings/cover'
import { neighbourLooks } from '../../ui/drawings/look'
import { ArrowLink } from '../../ui/link'
import { CardMeta, CardTitle, LeadCard } from '../newsroom/card'

/** The newest item large, those before it as rows beside. */
export function LatestNews({ news }: { news: readonly NewsCard[] }) {
  const { t } = usePage()
  const [first, ...others] = news
  if (!first) return null
  const [look, ...looks] = neighbourLooks(news.map(({ slug }) => slug))
  return (
    <section className="section" aria-labelledby="latest">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="latest">{t('newsroom.latest.title')}</h2>
          <ArrowLink to="news">{t('newsroom.latest.all')}</ArrowLink>
        </div>
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
      </div>
    </section>
  )
}
