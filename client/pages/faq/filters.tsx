import { toDigits } from '#domain/dates/format'
import type { FaqPayload } from '#domain/payloads/pages'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'

export function FaqFilters({ payload }: { payload: FaqPayload }) {
  const { t } = usePage()
  const { filters, chosen } = payload
  const all = filters.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav className="sticky faq-filters" aria-labelledby="categories">
      <h2 id="categories">{t('faq.categories')}</h2>
      <ul>
        <Filter title={t('faq.all')} count={all} isCurrent={chosen === null} />
        {filters.map(({ slug, title, count }) => (
          <Filter title={title} slug={slug} count={count} isCurrent={chosen === slug} key={slug} />
        ))}
      </ul>
    </nav>
  )
}

interface FilterProps {
  title: string
  slug?: string
  count: number
  isCurrent: boolean
}

function Filter({ title, slug, count, isCurrent }: FilterProps) {
  const { locale, path, site } = usePage()
  const address = localPath(path, locale) + (slug ? `?category=${slug}` : '')
  return (
    <li>
      <a href={address} aria-current={isCurrent ? 'true' : undefined}>
        {title} <bdi>{toDigits(count, site.digits)}</bdi>
      </a>
    </li>
  )
}
