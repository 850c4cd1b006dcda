import { toDigits } from '#domain/dates/format'
import type { JoinableAgreement } from '#domain/payloads/agreements'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PageHero } from '../../../ui/page/page-hero'
import { Day } from '../../../ui/text/date'
import { RecordLink } from '../../../ui/text/link'
import type { FrameworkAgreementsPayload } from './payload'
import './next-window.css'

/** Header with the joining window that closes or opens first, beside those after it. */
export function NextWindow({ of: { next, later } }: { of: FrameworkAgreementsPayload }) {
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
  const { t, site } = usePage()
  return toDigits(t(`agreements.${isOpen ? 'left' : 'opensIn'}`, { count: days }), site.digits)
}

function Headline({ of: { slug, title, joining } }: { of: JoinableAgreement }) {
  const { t, locale } = usePage()
  const { isOpen, opens, closes } = joining
  const days = useDaysText(joining)
  return (
    <section aria-labelledby="next">
      <p>{t(`agreements.next.${isOpen ? 'open' : 'coming'}`)}</p>
      <h2 id="next">
        <RecordLink to="agreement" params={{ slug }}>
          {title + t('date.separator') + days}
        </RecordLink>
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
