import { localPath } from '#domain/site/locale'
import { parentsOf } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { PageLink } from '../text/link'
import './crumbs.css'

/** Placed before each link, so that no line ends with it. */
const mark = <Icon name="chevron-right" flip />

export function Crumbs() {
  const { t, locale, route, title, trail } = usePage()
  if (!route) return null
  const above = [
    ...parentsOf(route).map((name) => ({ key: name, link: <PageLink to={name} /> })),
    ...trail.map(({ title, path }) => ({
      key: path,
      link: <a href={localPath(path, locale)}>{title}</a>,
    })),
  ]
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        <li>
          {mark}
          <PageLink to="home" />
        </li>
        {above.map(({ key, link }) => (
          <li key={key}>
            {mark}
            {link}
          </li>
        ))}
        <li>
          {mark}
          <span>{title}</span>
        </li>
      </ol>
    </nav>
  )
}
