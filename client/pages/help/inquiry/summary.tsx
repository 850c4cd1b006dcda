import type { InquiryResult } from '#domain/forms/personal-state'
import type { TicketView } from '#domain/forms/ticket-view'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Badge } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import '../../../ui/sticky.css'
import '../../../ui/box.css'

export function Summary({ result }: { result: InquiryResult }) {
  const { t, locale } = usePage()
  return (
    <aside className="box sticky" aria-labelledby="summary">
      <h2 id="summary">{t('inquiry.summary')}</h2>
      <Facts shape="ladder">
        <TicketDates of={result} />
        <Fact term={t('form.email')}>
          <bdi dir="ltr">{result.email}</bdi>
        </Fact>
      </Facts>
      <a className="button button--secondary" href={routePath('inquiry', locale)}>
        {t('inquiry.again')}
      </a>
    </aside>
  )
}

/** Dates of a ticket: sent, changed, and the reply that is due. */
export function TicketDates({ of }: { of: TicketView }) {
  const { t } = usePage()
  return (
    <>
      <Fact term={t('inquiry.updated')}>
        <Day date={of.updated} />
      </Fact>
      <Fact term={t('inquiry.submitted')}>
        <Day date={of.submitted} />
      </Fact>
      <Due result={of} />
    </>
  )
}

function Due({ result: { status, due, daysLeft, isOverdue } }: { result: TicketView }) {
  const { t, digits } = usePage()
  if (!due) return null
  // While information is awaited, the earlier due date no longer applies
  // (domain/tickets/status.ts).
  if (status === 'needs_information') {
    return <Fact term={t('inquiry.due')}>{t('inquiry.dueLater')}</Fact>
  }
  return (
    <Fact term={t('inquiry.due')}>
      <Day date={due} />
      {daysLeft !== null && !isOverdue && (
        <Badge tone="calm">{digits(t('inquiry.daysLeft', { count: daysLeft }))}</Badge>
      )}
    </Fact>
  )
}
