import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'

const platform = 'efficiency-teams-platform'

/** The contact form with the kind and the service filled in; it has no field for a region. */
export function Reach() {
  const { t, locale } = usePage()
  return (
    <section className="region-part" aria-labelledby="reach">
      <h2 id="reach">{t('regions.page.reach')}</h2>
      <p>{t('regions.page.reachText')}</p>
      <p className="region-links">
        <a
          className="link-arrow"
          href={withQuery(routePath('contact', locale), { kind: 'INFO', about: platform })}
        >
          {t('regions.page.ask')}
          <Icon name="arrow-right" flip />
        </a>
        <RecordLink to="service" params={{ slug: platform }}>
          {t('regions.page.platform')}
        </RecordLink>
      </p>
    </section>
  )
}
