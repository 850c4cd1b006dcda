import { toDigits } from '#domain/dates/format'
import type { Programme } from '#domain/payloads/institution'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { FoldDetails } from '../../../ui/page/fold'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { StackedDays } from '../stacked-days'
import '../../../ui/text/prose.css'
import '../../../ui/page/folding.css'
import './programmes.css'

export function ProgrammeRow({ of: programme }: { of: Programme }) {
  const { t } = usePage()
  const { slug, title, summary, stage, first, last, gains } = programme
  return (
    <li className="programme" id={slug}>
      <StackedDays first={first} last={last} />
      <div className="programme__what">
        <p className={`tag programme__stage--${stage}`}>{t(`programmes.stage.${stage}`)}</p>
        <h3>{title}</h3>
        <p>{summary}</p>
        <div className="folding">
          <h4 className="folding__title">{t('programmes.gains')}</h4>
          <FoldDetails title={t('programmes.gains')}>
            <ul className="bullets">
              {gains.map((gain) => (
                <li key={gain}>{gain}</li>
              ))}
            </ul>
          </FoldDetails>
        </div>
      </div>
      <Facts of={programme} />
      <Actions of={programme} />
    </li>
  )
}

/** In narrow windows folded under the place. */
function Facts({ of: programme }: { of: Programme }) {
  const { t, site } = usePage()
  const { audience, place, delivery, hours, seats, free } = programme
  const deliveryText = t(`programmes.delivery.${delivery}`)
  return (
    <div className="folding programme__facts">
      <FoldDetails title={place}>
        <dl>
          <dt>{t('programmes.audience')}</dt>
          <dd>{audience}</dd>
          <dt>{t('programmes.place')}</dt>
          <dd>
            {place}
            {place !== deliveryText && <small>{deliveryText}</small>}
          </dd>
          <dt>{t('programmes.time')}</dt>
          <dd>
            <bdi>
              {toDigits(t('programmes.hours', { from: hours.from, until: hours.to }), site.digits)}
            </bdi>
          </dd>
          {free === null && (
            <>
              <dt>{t('programmes.seatsLabel')}</dt>
              <dd>{toDigits(seats, site.digits)}</dd>
            </>
          )}
        </dl>
      </FoldDetails>
    </div>
  )
}

function Actions({ of }: { of: Programme }) {
  const { t, locale, site } = usePage()
  const { slug, title, stage, registration, seats, free } = of
  const file = `${routePath('locInit', locale)}/${slug}.ics`
  const application = withQuery(routePath('contact', locale), {
    kind: 'INFO',
    about: 'operation-maintenance-platform',
  })
  return (
    <div className="programme__actions">
      {free !== null && (
        <div className="programme__free">
          {toDigits(t('programmes.freeOf', { free, seats }), site.digits)}
          <UnitSquares count={seats} filled={free} />
        </div>
      )}
      <p>
        {t(stage === 'open' ? 'programmes.registration' : 'programmes.registrationClosed')}{' '}
        <Day date={registration} />
      </p>
      {stage === 'open' && (
        <a className="button button--primary button--small" href={application}>
          {t('programmes.apply')}
          <Hidden>{t('date.separator') + title}</Hidden>
        </a>
      )}
      <a className="button button--secondary button--small" href={file} download>
        <Icon name="calendar-check" />
        {t('programmes.calendar')}
        <Hidden>{t('date.separator') + title}</Hidden>
      </a>
    </div>
  )
}
