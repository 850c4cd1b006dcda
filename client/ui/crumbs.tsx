import { type Locale, localPath } from '#domain/locale'
import { parentsOf } from '#domain/routes'
import { usePage } from '../i18n'
import { inLanguage } from './borrowed'
import { Icon } from './icon'
import { PageLink } from './link'

/** Stands before what it leads to, so that none ends a line. */
const mark = <Icon name="chevron-right" flip />

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
        <li>
          <PageLink to="home" />
        </li>
        {parentsOf(route).map((name) => (
          <li key={name}>
            {mark}
            <PageLink to={name} />
          </li>
        ))}
        {trail.map(({ title, path }) => (
          <li key={path}>
            {mark}
            <a href={localPath(path, locale)}>{title}</a>
          </li>
        ))}
        <li>
          {mark}
          <span {...inLanguage(lang)}>{title}</span>
        </li>
      </ol>
    </nav>
  )
}
