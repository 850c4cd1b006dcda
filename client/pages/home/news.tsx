import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { inLanguage } from '../../ui/borrowed'
import { Day } from '../../ui/date'
import { RecordLink } from '../../ui/link'
import { SectionHead } from './section-head'

export function News({ items }: { items: readonly NewsCard[] }) {
  const { t } = usePage()
  if (items.length === 0) return null
  return (
    <section className="section section--tint" aria-labelledby="news">
      <div className="section__inner">
        <SectionHead id="news" title={t('home.news.title')} all="news" more={t('home.news.all')} />
        <div className="notices">
          <ul>
            {items.map(({ slug, title, date, lang, tag }) => (
              <li className="notice" key={slug}>
                <h3 {...inLanguage(lang)}>
                  <RecordLink to="newsItem" params={{ slug }}>
                    {title}
                  </RecordLink>
                </h3>
                <p>
                  <Day date={date} />
                  {tag && <span>{tag.title}</span>}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
