import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { PageHead } from '../../../ui/page/page-head'
import { ChartKey } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Day } from '../../../ui/text/date'
import { Fact, Hidden, Phone } from '../../../ui/text/inline'
import { ArrowLink, PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ServicePayload } from './payload'
import { sectionsOf } from './sections'
import '../../../ui/box.css'
import '../../../ui/lists/aside.css'
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
          <aside className="aside sticky" aria-label={t('services.card')}>
            <StartCard of={payload} />
            <ServiceHelp of={payload} />
          </aside>
          <div className="stack reading">
            <nav className="service-contents" aria-label={t('services.contents')}>
              <ul className="row__links">
                {sections.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{t(`services.${name}`)}</a>
                  </li>
                ))}
              </ul>
            </nav>
            {sections.map(({ name, body }) => (
              <section className="flow" aria-labelledby={name} key={name}>
                <h2 id={name}>{t(`services.${name}`)}</h2>
                {body}
              </section>
            ))}
          </div>
        </div>
      </PageBody>
    </>
  )
}

interface PartProps {
  of: ServicePayload
}

function ServiceHelp({ of: { slug, help } }: PartProps) {
  const { t } = usePage()
  return (
    <section aria-labelledby="help">
      <h2 id="help">{t('services.help')}</h2>
      {help.phone && (
        <p>
          {`${t('services.phone')} `}
          <Phone number={help.phone} /> {help.hours && <small>{help.hours}</small>}
        </p>
      )}
      <ArrowLink to="contact" query={{ kind: 'INFO', about: slug }}>
        {t('services.ask')}
      </ArrowLink>
    </section>
  )
}

function StartCard({ of: { promise, start, facts } }: PartProps) {
  return (
    <div className="box start-card">
      {promise && <Promised {...promise} />}
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
  )
}

function Promised({ chart, isLate, duration, result }: NonNullable<ServicePayload['promise']>) {
  const { t } = usePage()
  return (
    <div className={isLate ? 'chart-note start-card__late' : 'chart-note'}>
      <p>
        {t('services.promise.title')} <strong>{duration}</strong>
      </p>
      <SmallChart of={chart} />
      {chart.key.length > 1 && <ChartKey of={chart} />}
      <p>
        {chart.note} {result}
      </p>
    </div>
  )
}

function Start({ href, note }: NonNullable<ServicePayload['start']>) {
  const { t } = usePage()
  const isOutside = href !== null && !href.startsWith('/')
  return (
    <>
      {href ? (
        <a className="button button--primary" href={href} rel={isOutside ? 'noopener' : undefined}>
          {t('services.start')}
          <Icon
            name={isOutside ? 'arrow-up-right' : 'arrow-right'}
            className={isOutside ? 'icon--out' : undefined}
            flip
          />
          {isOutside && <Hidden>{t('link.outside')}</Hidden>}
        </a>
      ) : (
        <PageLink to="contact" className="button button--secondary">
          {t('services.contact')}
        </PageLink>
      )}
      <p className="hint">{href ? note : t('services.unreachable')}</p>
    </>
  )
}
