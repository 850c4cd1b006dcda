import type { RegionPayload } from '#domain/payloads/regions'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'

export function Neighbours({ neighbours }: Pick<RegionPayload, 'neighbours'>) {
  const { t } = usePage()
  return (
    <section className="region-part region-part--line" aria-labelledby="neighbours">
      <h2 id="neighbours">{t('regions.page.neighbours')}</h2>
      <ul className="region-neighbours">
        {neighbours.map(({ slug, name }) => (
          <li key={slug}>
            <RecordLink to="region" params={{ slug }}>
              {name}
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PreviousNext({ previous, next }: Pick<RegionPayload, 'previous' | 'next'>) {
  const { t, locale } = usePage()
  return (
    <nav className="region-nav" aria-label={t('regions.page.around')}>
      <a href={routePath('region', locale, { slug: previous.slug })} rel="prev">
        <small>
          <Icon name="chevron-left" flip />
          {t('regions.page.previous')}
        </small>
        <strong>{previous.name}</strong>
      </a>
      <a href={routePath('region', locale, { slug: next.slug })} rel="next">
        <small>
          {t('regions.page.next')}
          <Icon name="chevron-right" flip />
        </small>
        <strong>{next.name}</strong>
      </a>
    </nav>
  )
}
