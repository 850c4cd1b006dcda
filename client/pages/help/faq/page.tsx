import { toDigits } from '#domain/dates/format'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Choices } from '../../../ui/lists/choices'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { SearchBox } from '../../../ui/page/search-box'
import { SectionHead } from '../../../ui/page/section'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { FaqPayload } from './payload'
import '../../../ui/accordion.css'
import '../faq.css'

type Category = FaqPayload['categories'][number]

export function Faq(page: PageProps<FaqPayload>) {
  const { payload } = page
  const { locale, path } = usePage()
  const { categories, lead, chosen, paging } = payload
  const hrefOf = (page: number) => {
    const query = [chosen && `category=${chosen}`, page > 1 && `page=${page}`].filter(Boolean)
    return localPath(path, locale) + (query.length > 0 ? `?${query.join('&')}` : '')
  }
  return (
    <>
      <PageHead lead={lead}>
        <SearchBox id="query" scope="questions" place="page" />
      </PageHead>
      <PageBody of={page}>
        <FaqFilters payload={payload} />
        <div className="stack reading">
          {categories.map((category) => (
            <FaqCategory category={category} key={category.slug} />
          ))}
        </div>
        <Pagination of={paging} href={hrefOf} />
      </PageBody>
    </>
  )
}

function FaqCategory({ category: { slug, title, count, questions } }: { category: Category }) {
  const { t, site } = usePage()
  return (
    <section aria-labelledby={slug}>
      <SectionHead
        id={slug}
        title={title}
        lead={toDigits(t('faq.count', { count }), site.digits)}
      />
      <Html className="accordion" html={questions} />
    </section>
  )
}

function FaqFilters({ payload: { filters, chosen } }: { payload: FaqPayload }) {
  const { t, locale, path, site } = usePage()
  const listUrl = localPath(path, locale)
  const all = filters.reduce((sum, { count }) => sum + count, 0)
  const withCount = (title: string, count: number) => (
    <>
      {title} <bdi>{toDigits(count, site.digits)}</bdi>
    </>
  )
  return (
    <div className="archive">
      <Choices
        label={t('faq.categories')}
        choices={[
          { key: 'all', title: withCount(t('faq.all'), all), href: listUrl, isChosen: !chosen },
          ...filters.map(({ slug, title, count }) => ({
            key: slug,
            title: withCount(title, count),
            href: `${listUrl}?category=${slug}`,
            isChosen: chosen === slug,
          })),
        ]}
      />
    </div>
  )
}
