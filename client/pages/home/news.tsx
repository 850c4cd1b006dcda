import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { PageSection } from '../../ui/page/section'
import { ArrowLink } from '../../ui/text/link'
import { NewsFront } from '../newsroom/news-front'

export function HomeNews({ items }: { items: readonly NewsCard[] }) {
  const { t } = usePage()
  if (items.length === 0) return null
  return (
    <PageSection
      id="news"
      title={t('home.news.title')}
      more={<ArrowLink to="news">{t('home.news.all')}</ArrowLink>}
      ground="tint"
    >
      <NewsFront news={items} />
    </PageSection>
  )
}
