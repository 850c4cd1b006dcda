import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { PageHead } from '../../../ui/page/page-head'
import { ChartKey } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Day } from '../../../ui/text/date'
import { Fact, Hidden, Phone } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ServicePayload } from './payload'
import { sectionsOf } from './sections'
import '../../../ui/record-charts/record-chart.css'
import '../../../ui/chart-cover.css'
import './service.css'
import '../../../ui/sticky.css'

export function Service(page: PageProps<ServicePayload>) {
  const { payload } = page
  const { t } = usePage()
  const sections = sectionsOf(payload)
  return (
    <>
      <PageHead lead={payload.lead} />
      <PageBody of={page}>
        <div className="columns columns--aside">
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
      </PageBody>
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

function StartCard({ of: { promise, start, facts } }: { of: ServicePayload }) {
  return (
    <div className="start-card">
      {promise && <Promised {...promise} />}
      <div className="start-card__body">
        {start && <Start {...start} />}
        <Facts shape="ladder">
          {facts.map(({ name, value, note }) => (
            <Fact term={name} key={name}>
              {typeof value === 'string' ? value : <Day date={value} isStacked />}
              {note && <small>{note}</small>}
            </Fact>
          ))}
        </Facts>
      </div>
    </div>
  )
}

const chartClass = 'chart-cover chart-cover--deep start-card__chart'

function Promised({ chart, isLate, duration, result }: NonNullable<ServicePayload['promise']>) {
  const { t } = usePage()
  return (
    <div className={isLate ? `${chartClass} start-card__chart--late` : chartClass}>
      <p className="start-card__promise">
        {t('services.promise.title')} <strong>{duration}</strong>
      </p>
      <SmallChart of={chart} />
      {chart.key.length > 1 && <ChartKey of={chart} />}
      <p className="start-card__note">
        {chart.note} {result}
      </p>
    </div>
  )
}

function Start({ href, note }: NonNullable<ServicePayload['start']>) {
  const { t } = usePage()
  if (!href) {
    return (
      <>
        <PageLink to="contact" className="button button--secondary">
          {t('services.contact')}
        </PageLink>
        <p className="hint">{t('services.unreachable')}</p>
      </>
    )
  }
  const isOutside = !href.startsWith('/')
  return (
    <>
      <a className="button button--primary" href={href} rel={isOutside ? 'noopener' : undefined}>
        {t('services.start')}
        <Icon
          name={isOutside ? 'arrow-up-right' : 'arrow-right'}
          className={isOutside ? 'icon--out' : undefined}
          flip
        />
        {isOutside && <Hidden>{t('link.outside')}</Hidden>}
      </a>
      <p className="hint">{note}</p>
    </>
  )
}
