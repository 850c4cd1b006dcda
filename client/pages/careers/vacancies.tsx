import { toDigits } from '#domain/dates/format'
import type { CareersPayload, Vacancy } from '#domain/payloads/careers'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Day } from '../../ui/text/date'
import { Fact } from '../../ui/text/fact'

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
  const { slug, code, title, text, department, place, contract, seats, closes, days } = vacancy
  return (
    <article className="vacancy" id={slug}>
      <p className="vacancy__status">
        <span className="vacancy__state">{t('careers.isOpen')}</span>
        <span>{toDigits(t('careers.left', { count: days }), site.digits)}</span>
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      <dl className="vacancy__facts">
        <Fact term={t('careers.closes')}>
          <Day date={closes} isStacked />
        </Fact>
        <Fact term={t('careers.code')}>
          <bdi dir="ltr">{code}</bdi>
        </Fact>
        <Fact term={t('careers.department')}>{department}</Fact>
        <Fact term={t('careers.place')}>{place}</Fact>
        <Fact term={t('careers.contract')}>{contract}</Fact>
        <Fact term={t('careers.seats')}>{toDigits(seats, site.digits)}</Fact>
      </dl>
      <Details of={vacancy} />
    </article>
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
