import type { RouteName } from '#domain/routes'
import { usePage } from '../i18n'
import { Icon } from './icon'
import { PageLink } from './link'

/** The way from the home page to this one; `parents` are the pages between them. */
export function Crumbs({ parents = [] }: { parents?: readonly RouteName[] }) {
  const { t, route } = usePage()
  const trail: RouteName[] = ['home', ...parents]
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        {trail.map((name) => (
          <li key={name}>
            <PageLink to={name} />
            {route && <Icon name="chevron-right" flip />}
          </li>
        ))}
        {route && <li>{t(`routes.${route}.title`)}</li>}
      </ol>
    </nav>
  )
}
