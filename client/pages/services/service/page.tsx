import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Phone } from '../../../ui/text/phone'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { ServicePayload } from './payload'
import { sectionsOf } from './sections'
import { StartCard } from './start-card'
import '../../../ui/sticky.css'
import './service.css'

interface ServiceProps {
  payload: ServicePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Service({ payload, usefulness, personalState }: ServiceProps) {
  const { t } = usePage()
  const sections = sectionsOf(payload)
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <div className="columns columns--lead">
          <aside className="sticky" aria-label={t('services.card')}>
            <StartCard of={payload} />
            <ServiceHelp {...payload} />
          </aside>
          <div className="service-body flow reading">
            <nav className="toc-line" aria-label={t('services.contents')}>
              <ul>
                {sections.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{t(`services.${name}`)}</a>
                  </li>
                ))}
              </ul>
            </nav>
            {sections.map(({ name, Body }) => (
              <section className="flow" aria-labelledby={name} key={name}>
                <h2 id={name}>{t(`services.${name}`)}</h2>
                <Body of={payload} />
              </section>
            ))}
          </div>
        </div>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function ServiceHelp({ slug, help: { phone, hours } }: Pick<ServicePayload, 'slug' | 'help'>) {
  const { t, locale } = usePage()
  const question = new URLSearchParams({ kind: 'INFO', about: slug })
  return (
    <section className="help-card" aria-labelledby="help">
      <h2 id="help">{t('services.help')}</h2>
      {phone && (
        <p>
          <Icon name="phone" />
          <span>
            {`${t('services.phone')} `}
            <Phone number={phone} />
            {hours && <small>{hours}</small>}
          </span>
        </p>
      )}
      <a className="link-arrow" href={`${routePath('contact', locale)}?${question}`}>
        {t('services.ask')}
        <Icon name="arrow-right" flip />
      </a>
    </section>
  )
}
