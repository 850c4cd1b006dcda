import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ChartKey } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/fact'
import { Hidden } from '../../../ui/text/hidden'
import { PageLink } from '../../../ui/text/link'
import type { ServicePayload } from './payload'
import '../../../ui/record-charts/record-chart.css'
import '../../../ui/chart-cover.css'
import './service.css'

export function StartCard({ of: { promise, start, facts } }: { of: ServicePayload }) {
  return (
    <div className="start-card">
      {promise && <Promised {...promise} />}
      <div className="start-card__body">
        {start && <Start {...start} />}
        <dl className="service-facts">
          {facts.map(({ name, value, note }) => (
            <Fact term={name} key={name}>
              {typeof value === 'string' ? value : <Day date={value} isStacked />}
              {note && <small>{note}</small>}
            </Fact>
          ))}
        </dl>
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
