import type { Translate } from '#domain/messages/translate'
import type { NearPage, NearPages } from '#domain/search/near-pages'
import { childPages } from '#domain/site/known-path'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { type FixedName, routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { ListRow, RowList } from '../../ui/lists/rows'
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
  const below = section ? childPages(section).filter((name) => isPublishedRoute(site, name)) : []
  const id = meant.length > 0 ? 'meant' : 'section'
  const offered = meant.length > 0 ? meant : below.map(describe)
  if (offered.length === 0) return null
  return (
    <nav className={`problem__${id}`} aria-labelledby={id}>
      <p className="hint" id={id}>
        {id === 'section' && section
          ? t('problem.section', { title: routeTitle(locale, site, section) })
          : t('problem.meant')}
      </p>
      <RowList density="compact">
        {offered.slice(0, atMost).map(({ href, title, label, locale: language }) => (
          <ListRow
            title={
              <a
                className="card-link"
                href={href}
                {...inLanguage(language === locale ? null : language)}
              >
                {title}
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
