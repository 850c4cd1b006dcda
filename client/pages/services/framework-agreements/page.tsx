import { agreementRules } from '#domain/content/services/joining-windows'
import type { FacetedList } from '#domain/payloads/facets'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Choices } from '../../../ui/lists/choices'
import { FacetedResults } from '../../../ui/lists/facets'
import { Part } from '../../../ui/page/section'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Almanac } from './almanac'
import { JoinSteps } from './join'
import type { FrameworkAgreementsPayload } from './payload'
import '../../../ui/lists/text-cells.css'
import type { JoinableAgreement } from '#domain/payloads/agreements'
import { localPath } from '#domain/site/locale'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PageHero } from '../../../ui/page/page-hero'
import { Day } from '../../../ui/text/date'
import { RecordLink } from '../../../ui/text/link'
import './next-window.css'

export function FrameworkAgreements(page: PageProps<FrameworkAgreementsPayload>) {
  const { payload } = page
  const { facetedList, agreements, axis, file } = payload
  const { t } = usePage()
  return (
    <>
      <NextWindow of={payload} />
      <PageBody of={page}>
        <FacetChoices of={facetedList} />
        <FacetedResults
          of={facetedList}
          texts="agreements"
          more={
            file && (
              <a className="link-arrow" href={file}>
                <Icon name="download" />
                <span>
                  {t('agreements.axis.file')} <bdi dir="ltr">CSV</bdi>
                </span>
              </a>
            )
          }
        >
          <p className="hint">{t('agreements.axis.note')}</p>
          <Almanac of={agreements} axis={axis} />
        </FacetedResults>
        <Rules />
        <Part id="join" title={t('agreements.join.title')}>
          <JoinSteps />
        </Part>
      </PageBody>
    </>
  )
}

function FacetChoices({ of: { facets } }: { of: FacetedList }) {
  return facets.map(({ name, title, options }) => (
    <Choices
      label={title}
      isLabelled
      choices={options.map((option) => ({ ...option, key: option.value, title: option.label }))}
      key={name}
    />
  ))
}

const { open, closed } = agreementRules

/** The longest terms of open and closed agreements. */
function Rules() {
  const { t, digits } = usePage()
  const months = digits(t('agreements.months', { count: open.joinEveryMonths }))
  const days = digits(t('agreements.days', { count: open.joinForDays }))
  const kinds = [
    { kind: 'open', years: open.years, text: t('agreements.open.text', { months, days }) },
    { kind: 'closed', years: closed.years, text: t('agreements.closed.text') },
  ] as const
  return (
    <ul className="text-cells">
      {kinds.map(({ kind, years, text }) => (
        <li key={kind}>
          <h2 id={kind}>{t(`agreements.${kind}.title`)}</h2>
          <p>
            <strong>{`${digits(years)} ${t('agreements.yearsAtMost', { count: years })}`}</strong>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Header with the joining window that closes or opens first, beside those after it. */
function NextWindow({ of: { next, later } }: { of: FrameworkAgreementsPayload }) {
  const { t } = usePage()
  return (
    <PageHero lead={t('agreements.lead')}>
      <div className="columns columns--aside next-window">
        {next ? <Headline of={next} /> : <p>{t('agreements.next.none')}</p>}
        {later.length > 0 && <LaterWindows of={later} />}
      </div>
    </PageHero>
  )
}

/** Days until a window closes or opens. */
function useDaysText({ isOpen, days }: JoinableAgreement['joining']): string {
  const { t, digits } = usePage()
  return digits(t(`agreements.${isOpen ? 'left' : 'opensIn'}`, { count: days }))
}

function Headline({ of: { slug, title, joining } }: { of: JoinableAgreement }) {
  const { t, locale } = usePage()
  const { isOpen, opens, closes } = joining
  const days = useDaysText(joining)
  return (
    <section aria-labelledby="next">
      <p>{t(`agreements.next.${isOpen ? 'open' : 'coming'}`)}</p>
      <h2 id="next">
        <RowLink to="agreement" slug={slug} title={title + t('date.separator') + days} />
      </h2>
      <p>
        {`${t(`agreements.next.${isOpen ? 'whenOpen' : 'when'}`)} ${t('agreements.fromDay')} `}
        <Day date={opens} />
        {` ${t('agreements.to')} `}
        <Day date={closes} />
      </p>
      <div className="button-row">
        <RecordLink to="service" params={{ slug: 'join-framework-agreement' }} className="button">
          {t(isOpen ? 'agreements.page.apply' : 'agreements.next.conditions')}
          <Icon name="arrow-right" flip />
        </RecordLink>
        <a
          className="button button--outline-light"
          href={localPath(`/framework-agreements/${slug}-${opens.iso}.ics`, locale)}
        >
          <Icon name="calendar-check" />
          {t('agreements.next.calendar')}
        </a>
      </div>
    </section>
  )
}

function LaterWindows({ of: agreements }: { of: readonly JoinableAgreement[] }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="later">
      <h2 id="later">{t('agreements.next.later')}</h2>
      <RowList density="compact">
        {agreements.map((agreement) => (
          <LaterWindow of={agreement} key={agreement.slug} />
        ))}
      </RowList>
    </section>
  )
}

function LaterWindow({ of: { slug, title, joining } }: { of: JoinableAgreement }) {
  const { t } = usePage()
  const { isOpen, opens, closes } = joining
  return (
    <ListRow
      title={<RowLink to="agreement" slug={slug} title={title} />}
      end={<span className="tag">{useDaysText(joining)}</span>}
    >
      <p>
        {`${t(isOpen ? 'agreements.next.openUntil' : 'agreements.states.coming')} `}
        <Day date={isOpen ? closes : opens} isShort />
      </p>
    </ListRow>
  )
}
