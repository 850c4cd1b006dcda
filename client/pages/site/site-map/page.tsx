import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { SectionHead } from '../../../ui/page/section'
import { TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { SiteMapPayload } from './payload'
import './site-map.css'

export function SiteMap(page: PageProps<SiteMapPayload>) {
  const { description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <PageBody of={page}>
        {page.payload.groups.map(({ key, title, pages }) => (
          <section className="site-map__group" aria-labelledby={key} key={key}>
            <SectionHead id={key} title={title} />
            <RowList density="compact" hasColumns>
              {pages.map(({ title, path, text, below }) => (
                <ListRow title={<a href={path}>{title}</a>} level={3} key={path}>
                  <p>{text}</p>
                  {below && (
                    <TextFold title={below.title}>
                      <ul className="row__links">
                        {below.links.map((link) => (
                          <li key={link.path}>
                            <a href={link.path} lang={link.lang}>
                              {link.title}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </TextFold>
                  )}
                </ListRow>
              ))}
            </RowList>
          </section>
        ))}
      </PageBody>
    </>
  )
}
