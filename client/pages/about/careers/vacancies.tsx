import { toDigits } from '#domain/dates/format'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Day } from '../../../ui/text/date'
import { Fact, Hidden } from '../../../ui/text/inline'
import type { CareersPayload, Vacancy } from './payload'
import '../../../ui/text/prose.css'
import './careers.css'

export function Vacancies({ open, closed }: Pick<CareersPayload, 'open' | 'closed'>) {
  const { t, site } = usePage()
  return (
    <section aria-labelledby="open">
      <div className="careers__head">
        <h2 id="open">{t('careers.open')}</h2>
        {open.length > 0 && (
          <p>{toDigits(t('careers.count', { count: open.length }), site.digits)}</p>
        )}
      </div>
      {open.length === 0 && <NoVacancy />}
      {open.map((vacancy) => (
        <OpenVacancy key={vacancy.slug} of={vacancy} />
      ))}
      {closed.length > 0 && <Closed vacancies={closed} />}
    </section>
  )
}

function NoVacancy() {
  const { t } = usePage()
  return (
    <div className="vacancy vacancy--none">
      <h3>{t('careers.none')}</h3>
      <p>{t('careers.noneText')}</p>
      <a className="vacancy__link" href="#early">
        {t('careers.noneLink')}
      </a>
    </div>
  )
}

function OpenVacancy({ of: vacancy }: { of: Vacancy }) {
  const { t, site } = usePage()
  const { slug, title, text, department, place, contract, seats } = vacancy
  return (
    <article className="vacancy" id={slug}>
      <h3>{title}</h3>
      <Deadline of={vacancy} />
      <div className="vacancy__what">
        <p>{text}</p>
        <Facts shape="grid">
          <Fact term={t('careers.department')}>{department}</Fact>
          <Fact term={t('careers.place')}>{place}</Fact>
          <Fact term={t('careers.contract')}>{contract}</Fact>
          <Fact term={t('careers.seats')}>{toDigits(seats, site.digits)}</Fact>
        </Facts>
        <Details of={vacancy} />
      </div>
    </article>
  )
}

/** Days left, one square each, and the way to apply: a message with the vacancy number. */
function Deadline({ of: { title, code, closes, days } }: { of: Vacancy }) {
  const { t, locale, site } = usePage()
  return (
    <div className="vacancy__deadline">
      <p>
        <strong>{toDigits(t('careers.left', { count: days }), site.digits)}</strong>
        <UnitSquares count={days} perRow={10} />
      </p>
      <p>
        {t('careers.closes')} <Day date={closes} isStacked />
      </p>
      <a
        className="button button--primary button--small"
        href={withQuery(routePath('contact', locale), { kind: 'INFO' })}
      >
        {t('careers.applyNow')}
        <Hidden>{t('date.separator') + title}</Hidden>
      </a>
      <p className="vacancy__how">
        {t('careers.applyHow')} <bdi dir="ltr">{code}</bdi>
      </p>
    </div>
  )
}

function Details({ of: { duties, requirements } }: { of: Vacancy }) {
  const { t } = usePage()
  return (
    <details>
      <summary>
        <span>{t('careers.details')}</span>
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <h4>{t('careers.duties')}</h4>
      <ul className="bullets">
        {duties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
      <h4>{t('careers.requirements')}</h4>
      <ul className="bullets">
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <p>
        <a className="vacancy__link" href="#apply">
          {t('careers.howTo')}
        </a>
      </p>
    </details>
  )
}

function Closed({ vacancies }: { vacancies: CareersPayload['closed'] }) {
  const { t } = usePage()
  return (
    <>
      <h3 className="careers__recent">{t('careers.recent')}</h3>
      <ul className="closed">
        {vacancies.map(({ slug, code, title, closes }) => (
          <li key={slug}>
            <span className="closed__title">{title}</span>
            <bdi dir="ltr">{code}</bdi>
            <span className="closed__day">
              {t('careers.closed')} <Day date={closes} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
