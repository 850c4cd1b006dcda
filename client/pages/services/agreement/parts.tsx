import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Steps } from '../../../ui/lists/steps'
import { Changes } from '../../../ui/page/history'
import { Bullets } from '../../../ui/text/blocks'
import { Phone } from '../../../ui/text/inline'
import { ArrowLink, PageLink, RecordLink } from '../../../ui/text/link'
import { AgreementState } from '../framework-agreements/agreement-state'
import { JoinSteps } from '../framework-agreements/join'
import type { AgreementPayload } from './payload'
import { Windows } from './windows'

interface PartProps {
  of: AgreementPayload
}

/** The parts that an agreement has, in their order. */
export function usePartsOf(of: AgreementPayload) {
  const { t } = usePage()
  const { priceReview, contractors } = of
  const windowsTitle = t(`agreements.page.${of.term.type === 'closed' ? 'closedTerm' : 'windows'}`)
  return [
    { id: 'windows', title: windowsTitle, body: <Windows of={of} /> },
    of.joining && { id: 'join', title: t('agreements.join.title'), body: <JoinSteps /> },
    { id: 'scope', title: t('agreements.scope'), body: <Bullets of={of.scope} /> },
    priceReview !== null && {
      id: 'prices',
      title: t('agreements.page.prices'),
      body: <p>{priceReview}</p>,
    },
    of.steps.length > 0 && {
      id: 'buy',
      title: t(buyTitle(of.status)),
      body: <BuyingSteps of={of} />,
    },
    of.cohorts.length > 0 && {
      id: 'contractors',
      title: t('agreements.page.contractors', { count: contractors }),
      body: <Contractors of={of} />,
    },
    { id: 'documents', title: t('agreements.page.documents'), body: <Documents of={of} /> },
    of.history.length > 0 && {
      id: 'history',
      title: t('agreements.page.history'),
      body: <Changes of={of.history} />,
    },
    of.related.length > 0 && {
      id: 'related',
      title: t('agreements.page.related'),
      body: <Related of={of} />,
    },
  ].filter((part) => part !== false && part !== null)
}

/** Title of the steps of buying; after the end they only say what becomes of earlier orders. */
export function buyTitle(status: AgreementPayload['status']) {
  return status === 'ended' ? 'agreements.page.buyNoMore' : 'agreements.page.buy'
}

function BuyingSteps({ of: { steps } }: PartProps) {
  const { t } = usePage()
  return (
    <>
      <Steps of={steps} isRow />
      <RecordLink to="service" params={{ slug: 'e-marketplace' }} className="link-arrow">
        {t('agreements.page.marketplace')}
        <Icon name="arrow-right" flip />
      </RecordLink>
    </>
  )
}

/** Contractors by the time they joined, one square for each. */
function Contractors({ of: { cohorts, contractors, smallFirms } }: PartProps) {
  const { t, site } = usePage()
  const digits = (text: string | number) => toDigits(text, site.digits)
  const sum = digits(cohorts.map(({ count }) => count).join('\u00a0+\u00a0'))
  return (
    <>
      <RowList density="compact">
        {cohorts.map(({ window, month, count }) => {
          const name = window === null ? 'signing' : 'cohort'
          return (
            <ListRow
              side={digits(t(`agreements.page.${name}`, { number: window ?? 0, month }))}
              title={digits(count)}
              key={window}
            >
              <UnitSquares count={count} perRow={40} />
            </ListRow>
          )
        })}
      </RowList>
      <p className="hint">
        {cohorts.length > 1 && <bdi dir="ltr">{`${sum}\u00a0=\u00a0${contractors}`}</bdi>}
        {cohorts.length > 1 && '. '}
        {smallFirms !== null && digits(t('agreements.smallFirms', { count: smallFirms }))}
      </p>
    </>
  )
}

/** Files of this site, and how to obtain the documents that other systems hold. */
function Documents({ of: { documents, files, contact } }: PartProps) {
  const { t } = usePage()
  const own = [
    { name: 'calendar', icon: 'download', format: 'iCalendar' },
    { name: 'csv', icon: 'download', format: 'CSV' },
    { name: 'json', icon: 'link', format: 'JSON' },
  ] as const
  return (
    <>
      <ul className="row__links">
        {own.map(({ name, icon, format }) => {
          const href = files[name]
          return (
            href && (
              <li key={name}>
                <a href={href}>
                  <Icon name={icon} />
                  <span>
                    {t(`agreements.page.files.${name}`)} <bdi dir="ltr">{format}</bdi>
                  </span>
                </a>
              </li>
            )
          )
        })}
      </ul>
      <RowList density="compact">
        {documents.map(({ title, text }) => (
          <ListRow icon={<Icon name="file-text" />} title={title} level={3} key={title}>
            <p>{text}</p>
          </ListRow>
        ))}
      </RowList>
      <p className="row__links">
        <PageLink to="contact">{t('agreements.page.contact')}</PageLink>
        {contact.email && (
          <a href={`mailto:${contact.email}`}>
            <bdi dir="ltr">{contact.email}</bdi>
          </a>
        )}
        {contact.phone && <Phone number={contact.phone} />}
      </p>
    </>
  )
}

function Related({ of: { related } }: PartProps) {
  const { t } = usePage()
  return (
    <>
      <RowList density="compact">
        {related.map((agreement) => (
          <ListRow
            title={<RowLink to="agreement" slug={agreement.slug} title={agreement.title} />}
            level={3}
            key={agreement.slug}
          >
            <AgreementState of={agreement} />
          </ListRow>
        ))}
      </RowList>
      <ArrowLink to="frameworkAgreements">{t('agreements.page.all')}</ArrowLink>
    </>
  )
}
