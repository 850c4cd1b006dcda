import type { ServiceRow } from '#domain/payloads/services'
import { usePage } from '../../i18n'
import { ContentIcon } from '../../ui/icons/content-icon'
import { PageSection } from '../../ui/page/section'
import { ArrowLink, RecordLink } from '../../ui/text/link'

export function HomeServices({ services }: { services: readonly ServiceRow[] }) {
  const { t } = usePage()
  if (services.length === 0) return null
  return (
    <PageSection
      id="services"
      title={t('home.services.title')}
      lead={t('home.services.lead')}
      more={<ArrowLink to="services">{t('home.services.all')}</ArrowLink>}
    >
      <ul className="service-grid">
        {services.map(({ slug, icon, title, audience, duration }) => (
          <li key={slug}>
            <ContentIcon name={icon} />
            <h3>
              <RecordLink to="service" params={{ slug }} className="card-link">
                {title}
              </RecordLink>
            </h3>
            <p className="item-meta">
              {audience && <span>{audience}</span>}
              {audience && duration && ' · '}
              {duration && <span>{duration}</span>}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
