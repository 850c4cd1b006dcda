import { type Locale, localPath } from '#domain/locale'
import { parentsOf } from '#domain/routes'
import { usePage } from '../i18n'
import { inLanguage } from './borrowed'
import { Icon } from './icon'
import { PageLink } from './link'

/**
 * The way from the home page to this one, as the route table and the page's head have it; `lang` is
 * the language of the page's title, where that is not the page's.
 */
export function Crumbs({ lang = null }: { lang?: Locale | null }) {
  const { t, locale, route, title, trail } = usePage()
  if (!route) return null
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        {(['home', ...parentsOf(route)] as const).map((name) => (
          <li key={name}>
            <PageLink to={name} />
            <Icon name="chevron-right" flip />
          </li>
        ))}
        {trail.map(({ title, path }) => (
          <li key={path}>
            <a href={localPath(path, locale)}>{title}</a>
            <Icon name="chevron-right" flip />
          </li>
        ))}
        <li {...inLanguage(lang)}>{title}</li>
      </ol>
    </nav>
  )
}
