import type { Translate } from '#domain/messages/translate'
import type { NearPage, NearPages } from '#domain/search/near-pages'
import { childPages } from '#domain/site/known-path'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { type FixedName, routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { ListRow, RowList } from '../../ui/lists/rows'
import { ArrowLink } from '../../ui/text/link'
import { inLanguage } from '../../ui/text/untranslated'
import '../../ui/card-link.css'
import './problem.css'

const atMost = 4

/** The index stores labels of a closed list with a message each. */
const labelKey = (label: NearPage['label']) => `search.labels.${label}` as Parameters<Translate>[0]

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
      <p className="hint" id={id}>
        {title}
      </p>
      <RowList density="compact">
        {pages.slice(0, atMost).map(({ href, title: name, label, locale: language }) => (
          <ListRow
            title={
              <a
                className="card-link"
                href={href}
                {...inLanguage(language === locale ? null : language)}
              >
                {name}
              </a>
            }
            level={2}
            key={href}
          >
            <p>
              {t(labelKey(label))} <bdi dir="ltr">{href}</bdi>
            </p>
          </ListRow>
        ))}
      </RowList>
    </nav>
  )
}

/** The pages above a missing one. */
export function PagesAbove({ names }: { names: readonly FixedName[] }) {
  const { t, locale, site } = usePage()
  const known = names.filter((name) => isPublishedRoute(site, name)).slice(-2)
  if (known.length === 0) return null
  return (
    <nav className="problem__above" aria-label={t('problem.trail')}>
      {known.map((name) => (
        <ArrowLink to={name} key={name}>
          {routeTitle(locale, site, name)}
        </ArrowLink>
      ))}
    </nav>
  )
}
