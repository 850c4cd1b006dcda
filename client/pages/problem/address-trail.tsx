import { isPublishedRoute, routeTitle, wordedTitle } from '#domain/site/route-titles'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { PageLink } from '../../ui/text/link'
import './problem.css'

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
        <li>{wordedTitle('home', locale)}</li>
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
