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

export function Faq(page: PageProps<FaqPayload>) {
  const { payload } = page
  const { t, digits } = usePage()
  const { categories, lead, chosen, paging } = payload
  return (
    <>
      <PageHead lead={lead}>
        <SearchBox id="query" scope="questions" place="page" />
      </PageHead>
      <PageBody of={page}>
        <FaqFilters of={payload} />
        <div className="stack reading">
          {categories.map(({ slug, title, count, questions }) => (
            <section aria-labelledby={slug} key={slug}>
              <SectionHead id={slug} title={title} lead={digits(t('faq.count', { count }))} />
              <Html className="accordion" html={questions} />
            </section>
          ))}
        </div>
        <Pagination of={paging} query={{ category: chosen }} />
      </PageBody>
    </>
  )
}

function FaqFilters({ of: { filters, chosen } }: { of: FaqPayload }) {
  const { t, locale, path } = usePage()
  const all = filters.reduce((sum, { count }) => sum + count, 0)
  const choices = [{ slug: null, title: t('faq.all'), count: all }, ...filters]
  return (
    <div className="archive">
      <Choices
        label={t('faq.categories')}
        choices={choices.map(({ slug, title, count }) => ({
          key: slug ?? 'all',
          title,
          count,
          href: localPath(path, locale) + (slug ? `?category=${slug}` : ''),
          isChosen: chosen === slug,
        }))}
      />
    </div>
  )
}
