import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { ArrowLink } from '../../ui/text/link'
import { NewsFront } from '../newsroom/news-front'

export function LatestNews({ news }: { news: readonly NewsCard[] }) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <section className="section" aria-labelledby="latest">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="latest">{t('newsroom.latest.title')}</h2>
          <ArrowLink to="news">{t('newsroom.latest.all')}</ArrowLink>
        </div>
        <NewsFront news={news} />
      </div>
    </section>
  )
}
