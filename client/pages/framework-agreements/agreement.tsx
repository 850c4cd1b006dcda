import type { DateText } from '#domain/dates/date-text'
import { toDigits } from '#domain/dates/format'
import type { AgreementRow } from '#domain/payloads/services'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Day } from '../../ui/text/date'
import { Fact } from '../../ui/text/fact'

const tones = { open: 'tone--success', closed: 'tone--calm' }

export function Agreement({ of: agreement }: { of: AgreementRow }) {
  const { t, site } = usePage()
  const { slug, title, type, status, contractors, start, end } = agreement
  const elapsed = t('agreements.elapsed', { percent: toDigits(agreement.elapsed, site.digits) })
  return (
    <li>
      <details className="agreement" id={slug}>
        <summary>
          <h3 className="agreement__name">
            <span className={`badge ${tones[type]}`}>{t(`agreements.types.${type}`)}</span>
            {status !== 'running' && (
              <span className={`badge badge--${status} tone--calm`}>
                {t(`agreements.statuses.${status}`)}
              </span>
            )}
            <span className="agreement__title">{title}</span>
          </h3>
          <span className="agreement__fact">
            <small>{t('agreements.contractors')}</small>
            <bdi>{contractors}</bdi>
          </span>
          <span className="agreement__term">
            <Edge name={t('agreements.from')} date={start} />
            <progress value={agreement.elapsed} max={100} aria-label={elapsed} />
            <Edge name={t('agreements.to')} date={end} />
          </span>
          <Joining of={agreement} />
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <Details of={agreement} />
      </details>
    </li>
  )
}

function Edge({ name, date }: { name: string; date: DateText }) {
  return (
    <span>
      <small>{name}</small>
      <Day date={date} isStacked />
    </span>
  )
}

function Joining({ of: { type, status, joining } }: { of: AgreementRow }) {
  const { t } = usePage()
  if (!joining) {
    return (
      <span className="agreement__fact">
        <small>{t('agreements.noJoining.label')}</small>
        <span>{t(`agreements.noJoining.${type === 'closed' ? 'closed' : 'over'}`)}</span>
      </span>
    )
  }
  const isOpen = status === 'joining'
  return (
    <span className="agreement__fact">
      <small>{t(isOpen ? 'agreements.joinUntil' : 'agreements.joinFrom')}</small>
      <Day date={isOpen ? joining.closes : joining.opens} isStacked />
    </span>
  )
}

function Details({ of: agreement }: { of: AgreementRow }) {
  const { t, locale } = usePage()
  const { slug, summary, category, value, entities, scope, joining } = agreement
  const facts = { category, value, entities }
  return (
    <div className="agreement__body">
      <div>
        <p>{summary}</p>
        <h4>{t('agreements.scope')}</h4>
        <ul className="bullets">
          {scope.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div>
        <dl>
          {(['category', 'value', 'entities'] as const).map((name) => (
            <Fact term={t(`agreements.${name}`)} key={name}>
              {facts[name]}
            </Fact>
          ))}
          {joining && (
            <Fact term={t('agreements.window')}>
              <span>
                {`${t('agreements.from')} `}
                <Day date={joining.opens} />
              </span>
              <span>
                {`${t('agreements.to')} `}
                <Day date={joining.closes} />
              </span>
            </Fact>
          )}
        </dl>
        {joining && (
          <a className="link-arrow" href={localPath(`/framework-agreements/${slug}.ics`, locale)}>
            <Icon name="calendar-check" />
            {t('agreements.calendar')}
          </a>
        )}
        <a className="agreement__link" href={`#${slug}`}>
          {t('agreements.link')}
        </a>
      </div>
    </div>
  )
}
