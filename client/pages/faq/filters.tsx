import { toDigits } from '#domain/format'
import { localPath } from '#domain/locale'
import type { FaqPayload } from '#domain/payloads'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'

/** The categories of questions: a closed list on a phone, always open beside the questions. */
export function FaqFilters({ payload }: { payload: FaqPayload }) {
  const { t } = usePage()
  const { filters, chosen } = payload
  const all = filters.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="sticky">
      <h2 className="toc__title">{t('faq.categories')}</h2>
      <details className="toc">
        <summary>
          {t('faq.categories')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <nav aria-label={t('faq.categories')}>
          <ol>
            <Filter title={t('faq.all')} count={all} isCurrent={chosen === null} />
            {filters.map(({ slug, title, count }) => (
              <Filter
                title={title}
                slug={slug}
                count={count}
                isCurrent={chosen === slug}
                key={slug}
              />
            ))}
          </ol>
        </nav>
      </details>
    </div>
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
        {title} <bdi>({toDigits(count, site.digits)})</bdi>
      </a>
    </li>
  )
}
