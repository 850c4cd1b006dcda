import { toDigits } from '#domain/dates/format'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { EmptyState } from '../../../ui/lists/empty-state'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { Fact, Hidden } from '../../../ui/text/inline'
import { TextFold } from '../../../ui/text/text-fold'
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
      <RowList density="large">
        {open.map((vacancy) => (
          <OpenVacancy key={vacancy.slug} of={vacancy} />
        ))}
      </RowList>
      {closed.length > 0 && <Closed vacancies={closed} />}
    </section>
  )
}

function NoVacancy() {
  const { t } = usePage()
  return (
    <EmptyState title={t('careers.none')} text={t('careers.noneText')} level={3}>
      <a className="link-arrow" href="#early">
        {t('careers.noneLink')}
      </a>
    </EmptyState>
  )
}

function OpenVacancy({ of: vacancy }: { of: Vacancy }) {
  const { t, site } = usePage()
  const { slug, title, text, department, place, contract, seats } = vacancy
  return (
    <ListRow title={title} level={3} id={slug} end={<Deadline of={vacancy} />}>
      <p className="vacancy__text">{text}</p>
      <Facts shape="grid">
        <Fact term={t('careers.department')}>{department}</Fact>
        <Fact term={t('careers.place')}>{place}</Fact>
        <Fact term={t('careers.contract')}>{contract}</Fact>
        <Fact term={t('careers.seats')}>{toDigits(seats, site.digits)}</Fact>
      </Facts>
      <Details of={vacancy} />
    </ListRow>
  )
}

/** Days left, and the way to apply: a message with the vacancy number. */
function Deadline({ of: { title, code, closes, days } }: { of: Vacancy }) {
  const { t, locale, site } = usePage()
  return (
    <div className="vacancy__deadline">
      <p>
        <strong>{toDigits(t('careers.left', { count: days }), site.digits)}</strong>
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
    <TextFold title={t('careers.details')}>
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
        <a className="link-arrow" href="#apply">
          {t('careers.howTo')}
        </a>
      </p>
    </TextFold>
  )
}

function Closed({ vacancies }: { vacancies: CareersPayload['closed'] }) {
  const { t } = usePage()
  return (
    <>
      <h3 className="careers__recent">{t('careers.recent')}</h3>
      <RowList density="compact">
        {vacancies.map(({ slug, code, title, closes }) => (
          <ListRow key={slug} title={title} level={4} end={<bdi dir="ltr">{code}</bdi>}>
            <p>
              {t('careers.closed')} <Day date={closes} />
            </p>
          </ListRow>
        ))}
      </RowList>
    </>
  )
}
