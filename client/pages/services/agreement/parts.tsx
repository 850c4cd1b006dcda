import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { TermChart } from '../../../ui/drawings/term-chart'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Steps } from '../../../ui/lists/steps'
import { Changes } from '../../../ui/page/history'
import { Badge } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { Bullets, Hidden, Phone } from '../../../ui/text/inline'
import { ArrowLink, PageLink, RecordLink } from '../../../ui/text/link'
import { AgreementState } from '../framework-agreements/agreement-state'
import { JoinSteps } from '../framework-agreements/join'
import { TermAxis, TermChartKey } from '../framework-agreements/term-axis'
import type { AgreementPayload, WindowRow } from './payload'
import '../../../ui/text/prose.css'

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
  const { t, digits } = usePage()
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

/** Term and windows of one agreement, on an axis of its own and as a list. */
function Windows({ of: agreement }: { of: AgreementPayload }) {
  const { t } = usePage()
  const { term, axis, windows, status, joining } = agreement
  const isClosed = term.type === 'closed'
  return (
    <>
      <TermAxis of={axis} />
      <TermChart of={agreement} axis={axis} />
      <TermChartKey
        of={['gone', isClosed ? 'closed' : 'term', ...windows.map(({ state }) => state)]}
      />
      {isClosed && status !== 'ended' && <p>{t('agreements.page.closedText')}</p>}
      <RowList density="compact">
        {windows.map((window) => (
          <WindowItem of={window} days={joining?.days ?? 0} key={window.opens.iso} />
        ))}
      </RowList>
    </>
  )
}

const tones = { past: 'calm', open: 'success', coming: 'new' } as const

interface WindowItemProps {
  of: WindowRow
  /** Days left of the open window. */
  days: number
}

function WindowItem({ of: window, days }: WindowItemProps) {
  const { t } = usePage()
  const { state, opens, closes, calendar } = window
  return (
    <ListRow
      side={<Badge tone={tones[state]}>{t(`agreements.windowStates.${state}`)}</Badge>}
      title={
        <>
          {`${t('agreements.fromDay')} `}
          <Day date={opens} />
          {` ${t('agreements.to')} `}
          <Day date={closes} />
        </>
      }
      end={
        calendar && (
          <a className="link-arrow" href={calendar}>
            <Icon name="calendar-check" />
            {t('agreements.next.calendar')}
            <Hidden>{` ${opens.gregorian}`}</Hidden>
          </a>
        )
      }
    >
      {state !== 'coming' && <Note of={window} days={days} />}
    </ListRow>
  )
}

function Note({ of: { state, joined }, days }: Pick<WindowItemProps, 'of' | 'days'>) {
  const { t, digits } = usePage()
  if (joined !== null) return <p>{digits(t('agreements.joined', { count: joined }))}</p>
  if (state === 'past') return <p>{t('agreements.page.result')}</p>
  return (
    <p>
      <strong>{digits(t('agreements.left', { count: days }))}</strong>
      <br />
      {t('agreements.page.pending')}
    </p>
  )
}
