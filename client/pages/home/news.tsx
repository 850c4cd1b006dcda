import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { inLanguage } from '../../ui/borrowed'
import { Day } from '../../ui/date'
import { ArrowLink, RecordLink } from '../../ui/link'
import { Section } from '../../ui/section'

export function News({ items }: { items: readonly NewsCard[] }) {
  const { t } = usePage()
  if (items.length === 0) return null
  return (
    <Section
      id="news"
      title={t('home.news.title')}
      more={<ArrowLink to="news">{t('home.news.all')}</ArrowLink>}
      ground="tint"
    >
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
    </Section>
  )
}
