import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { ArrowLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { SectionsPayload } from './payload'

export function Sections(props: PageProps<SectionsPayload>) {
  const { t, digits, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <PageBody of={props}>
        <RowList density="large">
          {props.payload.sections.map(({ slug, title, summary, icon, count, books }) => (
            <ListRow
              key={slug}
              icon={<ContentIcon name={icon} />}
              title={<RowLink to="section" slug={slug} title={title} />}
              level={2}
            >
              <p>
                {summary} {digits(t('knowledge.items', { count }))}
              </p>
              <RowList density="compact" hasColumns>
                {books.map((book) => (
                  <ListRow
                    key={book.slug}
                    meta={t(`knowledge.type.${book.type}`)}
                    title={<RowLink to="book" slug={book.slug} title={book.title} />}
                  />
                ))}
              </RowList>
            </ListRow>
          ))}
        </RowList>
        <ArrowLink to="books">{t('knowledge.shelf.all')}</ArrowLink>
      </PageBody>
    </>
  )
}
