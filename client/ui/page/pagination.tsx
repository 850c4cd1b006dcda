import { localPath } from '#domain/site/locale'
import { type Paging, pageNumbers } from '#domain/site/paging'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { Hidden } from '../text/inline'
import './pager.css'

interface PaginationProps {
  of: Paging
  /** What else the addresses of the list have in their query. */
  query?: Parameters<typeof withQuery>[1]
  /** URL of a page of the list; default: the current page with `query`. */
  href?: (page: number) => string
}

/** Renders nothing for a single page. */
export function Pagination({ of: paging, query, ...props }: PaginationProps) {
  const { t, locale, path } = usePage()
  const { page, last, open } = paging
  const href =
    props.href ?? ((page: number) => withQuery(localPath(path, locale), { ...query, page }))
  if (page === 1 && last === 1) return null
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev">
              <Icon name="chevron-left" flip />
              {t('pager.previous')}
            </a>
          </li>
        )}
        {pageNumbers(paging).map((number, at) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are identified by their position
            <li className="pager__gap" aria-hidden="true" key={`gap-${at}`}>
              …
            </li>
          ) : (
            <PageNumber number={number} current={number === page} href={href} key={number} />
          ),
        )}
        {open && (
          <li className="pager__gap" aria-hidden="true">
            …
          </li>
        )}
        {page < last && (
          <li>
            <a href={href(page + 1)} rel="next">
              {t('pager.next')}
              <Icon name="chevron-right" flip />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface PageNumberProps {
  number: number
  current: boolean
  href: (page: number) => string
}

function PageNumber({ number, current, href }: PageNumberProps) {
  const { t, digits } = usePage()
  return (
    <li>
      <a href={href(number)} aria-current={current ? 'page' : undefined}>
        <Hidden>{t('pager.page')} </Hidden>
        {digits(number)}
      </a>
    </li>
  )
}
