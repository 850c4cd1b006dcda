import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Pagination } from '../../../ui/page/pagination'
import { SearchBox } from '../../../ui/page/search-box'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { FaqPayload } from './payload'
import '../../../ui/sticky.css'
import '../../../ui/accordion.css'
import '../faq.css'
import '../../../ui/wide-column.css'

type Category = FaqPayload['categories'][number]

interface FaqProps {
  payload: FaqPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Faq({ payload, usefulness, personalState }: FaqProps) {
  const { locale, path } = usePage()
  const { categories, lead, modified, chosen, paging } = payload
  const hrefOf = (page: number) => {
    const query = [chosen && `category=${chosen}`, page > 1 && `page=${page}`].filter(Boolean)
    return localPath(path, locale) + (query.length > 0 ? `?${query.join('&')}` : '')
  }
  return (
    <>
      <PageHead lead={lead}>
        <SearchBox id="query" scope="questions" place="page" />
      </PageHead>
      <div className="container">
        <div className="columns columns--book columns--wide">
          <FaqFilters payload={payload} />
          <div className="faq">
            {categories.map((category) => (
              <FaqCategory category={category} key={category.slug} />
            ))}
            <Pagination of={paging} href={hrefOf} />
          </div>
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function FaqCategory({ category: { slug, title, count, questions } }: { category: Category }) {
  const { t, site } = usePage()
  return (
    <section aria-labelledby={slug}>
      <div className="faq__head">
        <h2 id={slug}>{title}</h2>
        <p>{toDigits(t('faq.count', { count }), site.digits)}</p>
      </div>
      <Html className="accordion" html={questions} />
    </section>
  )
}

function FaqFilters({ payload }: { payload: FaqPayload }) {
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
