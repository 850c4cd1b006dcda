import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Phone } from '../../../ui/text/inline'
import { PageLink, RecordLink } from '../../../ui/text/link'
import type { AgreementPayload } from './payload'
import '../../../ui/lists/rows.css'
import '../../../ui/lists/steps.css'
import '../../../ui/text/prose.css'
import './agreement.css'

export function AgreementScope({ of: { scope } }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="scope">
      <h2 id="scope">{t('agreements.scope')}</h2>
      <ul className="bullets">
        {scope.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** Title of the steps of buying; after the end they only say what becomes of earlier orders. */
export function buyTitle(status: AgreementPayload['status']) {
  return status === 'ended' ? 'agreements.page.buyNoMore' : 'agreements.page.buy'
}

export function BuyingSteps({ of: { status, steps } }: { of: AgreementPayload }) {
  const { t } = usePage()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="buy">
      <h2 id="buy">{t(buyTitle(status))}</h2>
      <ol className="steps steps--row">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <RecordLink to="service" params={{ slug: 'e-marketplace' }} className="link-arrow">
        {t('agreements.page.marketplace')}
        <Icon name="arrow-right" flip />
      </RecordLink>
    </section>
  )
}

export function PriceReview({ of: { priceReview } }: { of: AgreementPayload }) {
  const { t } = usePage()
  if (!priceReview) return null
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('agreements.page.prices')}</h2>
      <p>{priceReview}</p>
    </section>
  )
}

type Cohort = AgreementPayload['cohorts'][number]

/** Contractors by the time they joined, one square for each. */
export function Contractors({ of }: { of: AgreementPayload }) {
  const { t, site } = usePage()
  const { cohorts, contractors, smallFirms } = of
  if (cohorts.length === 0) return null
  const sum = toDigits(cohorts.map(({ count }) => count).join('\u00a0+\u00a0'), site.digits)
  return (
    <section aria-labelledby="contractors">
      <h2 id="contractors">{t('agreements.page.contractors', { count: contractors })}</h2>
      <RowList density="compact">
        {cohorts.map((cohort) => (
          <CohortItem of={cohort} key={cohort.window ?? 'signing'} />
        ))}
      </RowList>
      <p className="agreement__note">
        {cohorts.length > 1 && (
          <>
            <bdi dir="ltr">{`${sum}\u00a0=\u00a0${contractors}`}</bdi>
            {'. '}
          </>
        )}
        {smallFirms !== null &&
          toDigits(t('agreements.smallFirms', { count: smallFirms }), site.digits)}
      </p>
    </section>
  )
}

function CohortItem({ of: { window, month, count } }: { of: Cohort }) {
  const { t, site } = usePage()
  const name =
    window === null
      ? t('agreements.page.signing', { month })
      : toDigits(t('agreements.page.cohort', { number: window, month }), site.digits)
  return (
    <ListRow side={name} title={toDigits(count, site.digits)}>
      <UnitSquares count={count} perRow={40} />
    </ListRow>
  )
}

/** Files of this site, and how to obtain the documents that other systems hold. */
export function Documents({ of: { documents, files, contact } }: { of: AgreementPayload }) {
  const { t } = usePage()
  const own = [
    { name: 'calendar', href: files.calendar, format: 'iCalendar', isDownload: true },
    { name: 'csv', href: files.csv, format: 'CSV', isDownload: true },
    { name: 'json', href: files.json, format: 'JSON', isDownload: false },
  ] as const
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t('agreements.page.documents')}</h2>
      <ul className="row__links">
        {own.map(
          ({ name, href, format, isDownload }) =>
            href && (
              <li key={name}>
                <a href={href}>
                  <Icon name={isDownload ? 'download' : 'link'} />
                  <span>
                    {t(`agreements.page.files.${name}`)} <bdi dir="ltr">{format}</bdi>
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
      {documents.length > 0 && (
        <RowList density="compact">
          {documents.map(({ title, text }) => (
            <ListRow icon={<Icon name="file-text" />} title={title} level={3} key={title}>
              <p>{text}</p>
            </ListRow>
          ))}
        </RowList>
      )}
      <p className="row__links">
        <PageLink to="contact">{t('agreements.page.contact')}</PageLink>
        {contact.email && (
          <a href={`mailto:${contact.email}`}>
            <bdi dir="ltr">{contact.email}</bdi>
          </a>
        )}
        {contact.phone && <Phone number={contact.phone} />}
      </p>
    </section>
  )
}
