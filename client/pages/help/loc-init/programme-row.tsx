import { toDigits } from '#domain/dates/format'
import type { Programme } from '#domain/payloads/institution'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { ListRow } from '../../../ui/lists/rows'
import { Bullets } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact, Hidden } from '../../../ui/text/inline'
import { PhoneFold } from '../../../ui/text/text-fold'
import { StackedDays } from '../stacked-days'
import './programmes.css'

export function ProgrammeRow({ of: programme }: { of: Programme }) {
  const { t } = usePage()
  const { slug, title, summary, stage, first, last, gains, place } = programme
  const stageName = t(`programmes.stage.${stage}`)
  return (
    <ListRow
      id={slug}
      side={<StackedDays first={first} last={last} />}
      meta={stage === 'open' ? <span className="tag">{stageName}</span> : stageName}
      title={title}
      level={3}
      end={<Actions of={programme} />}
    >
      <p>{summary}</p>
      <PhoneFold title={place}>
        <ProgrammeFacts of={programme} />
      </PhoneFold>
      <PhoneFold title={t('programmes.gains')}>
        <p className="hint">{t('programmes.gains')}</p>
        <Bullets of={gains} className="hint" />
      </PhoneFold>
    </ListRow>
  )
}

function ProgrammeFacts({ of: programme }: { of: Programme }) {
  const { t, site } = usePage()
  const { audience, place, delivery, hours, seats, free } = programme
  const deliveryText = t(`programmes.delivery.${delivery}`)
  return (
    <Facts shape="grid">
      <Fact term={t('programmes.audience')}>{audience}</Fact>
      <Fact term={t('programmes.place')}>
        {place}
        {place !== deliveryText && <small>{deliveryText}</small>}
      </Fact>
      <Fact term={t('programmes.time')}>
        <bdi>
          {toDigits(t('programmes.hours', { from: hours.from, until: hours.to }), site.digits)}
        </bdi>
      </Fact>
      {free === null && (
        <Fact term={t('programmes.seatsLabel')}>{toDigits(seats, site.digits)}</Fact>
      )}
    </Facts>
  )
}

function Actions({ of }: { of: Programme }) {
  const { t, locale, site } = usePage()
  const { slug, title, stage, registration, seats, free } = of
  const isOpen = stage === 'open'
  const name = <Hidden>{t('date.separator') + title}</Hidden>
  const application = withQuery(routePath('contact', locale), {
    kind: 'INFO',
    about: 'operation-maintenance-platform',
  })
  return (
    <div className="programme-actions">
      {free !== null && (
        <div className="programme-actions__free">
          <strong>{toDigits(t('programmes.freeOf', { free, seats }), site.digits)}</strong>
          <UnitSquares count={seats} filled={free} />
        </div>
      )}
      <p className="hint">
        {t(`programmes.${isOpen ? 'registration' : 'registrationClosed'}`)}{' '}
        <Day date={registration} />
      </p>
      {isOpen && (
        <a className="button button--primary button--small" href={application}>
          {t('programmes.apply')}
          {name}
        </a>
      )}
      <a
        className="button button--secondary button--small"
        href={`${routePath('locInit', locale)}/${slug}.ics`}
        download
      >
        <Icon name="calendar-check" />
        {t('programmes.calendar')}
        {name}
      </a>
    </div>
  )
}
