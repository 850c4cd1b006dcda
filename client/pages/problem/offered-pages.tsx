import type { Translate } from '#domain/messages/translate'
import type { NearPage, NearPages } from '#domain/search/near-pages'
import { childPages } from '#domain/site/known-path'
import { directions } from '#domain/site/locale'
import { isPublishedRoute, routeTitle, tableTitle } from '#domain/site/route-titles'
import { type FixedName, routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { PageLink } from '../../ui/text/link'
import './problem.css'

const atMost = 4

/** The index stores labels of a closed list with a message each. */
const labelKey = ({ label }: NearPage) => `search.labels.${label}` as Parameters<Translate>[0]

interface OfferedPagesProps {
  found: NearPages
  /** The page above the missing one, if it is known. */
  section: FixedName | undefined
}

/** Pages that the address may have meant; without any, those of its section. */
export function OfferedPages({ found, section }: OfferedPagesProps) {
  const { t, site, locale } = usePage()
  const describe = (name: FixedName): NearPage => ({
    title: routeTitle(locale, site, name),
    href: routePath(name, locale),
    label: 'page',
    locale,
  })
  const titles = new Set<string>()
  const meant = [...found.names.map(describe), ...found.pages].filter(
    ({ title }) => !titles.has(title) && titles.add(title),
  )
  if (meant.length > 0) return <Rows id="meant" title={t('problem.meant')} of={meant} />
  if (!section) return null
  const children = childPages(section).filter((name) => isPublishedRoute(site, name))
  if (children.length === 0) return null
  const title = t('problem.section', { title: routeTitle(locale, site, section) })
  return <Rows id="section" title={title} of={children.map(describe)} />
}

interface RowsProps {
  id: 'meant' | 'section'
  title: string
  of: readonly NearPage[]
}

function Rows({ id, title, of: pages }: RowsProps) {
  const { t, locale } = usePage()
  return (
    <nav className={`problem__${id}`} aria-labelledby={id}>
      <p className="problem__title" id={id}>
        {title}
      </p>
      <ul className="problem__rows">
        {pages.slice(0, atMost).map((page) => (
          <li key={page.href}>
            <a href={page.href}>
              <span
                {...(page.locale !== locale && {
                  lang: page.locale,
                  dir: directions[page.locale],
                })}
              >
                {page.title}
              </span>
              <small>
                {t(labelKey(page))} <bdi dir="ltr">{page.href}</bdi>
              </small>
              <Icon name="arrow-right" flip />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface AddressTrailProps {
  pages: readonly FixedName[]
  /** The part of the path that is no page. */
  rest: string
}

/** The parts of an address in a row: a full square for each page, an empty one for what is missing. */
export function AddressTrail({ pages, rest }: AddressTrailProps) {
  const { t, locale, site } = usePage()
  const known = pages.filter((name) => isPublishedRoute(site, name)).slice(-2)
  return (
    <nav className="trail" aria-label={t('problem.trail')}>
      <ol>
        <li>{tableTitle('home', locale)}</li>
        {known.map((name) => (
          <li key={name}>
            <PageLink to={name}>{routeTitle(locale, site, name)}</PageLink>
          </li>
        ))}
        <li className="trail__missing">
          <bdi>{rest}</bdi> <small>{t('problem.missing')}</small>
        </li>
      </ol>
    </nav>
  )
}
