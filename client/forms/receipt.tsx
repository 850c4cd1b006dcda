import type { Form } from '#domain/forms/form'
import type { Receipt } from '#domain/forms/own'
import { routePath } from '#domain/routes'
import { usePage } from '../i18n'
import { Day } from '../ui/date'
import { PageLink } from '../ui/link'
import { ReceiptStar } from './receipt-star'

const nextSteps = ['read', 'ask', 'reply'] as const

/** What a visitor takes away from a request that was sent: its number, and what happens now. */
export function ReceiptView({ of: receipt, form }: { of: Receipt; form: Form }) {
  const { t, locale } = usePage()
  return (
    <div className="flow">
      <Card of={receipt} />
      <div className="button-row">
        <PageLink to="inquiry" className="button button--primary">
          {t('receipt.follow')}
        </PageLink>
        <a className="button button--quiet" href={routePath(form.page, locale)}>
          {t('receipt.another')}
        </a>
      </div>
      <h2>{t('receipt.next.title')}</h2>
      <ol className="steps">
        {nextSteps.map((step) => (
          <li key={step}>
            <h3>{t(`receipt.next.${step}.title`)}</h3>
            <p>{t(`receipt.next.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Card({ of: { reference, requestType, submitted, due, isPending } }: { of: Receipt }) {
  const { t } = usePage()
  return (
    <section className="receipt" role="status" aria-labelledby="receipt">
      <ReceiptStar isPending={isPending} />
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is read first, without script too */}
      <h2 id="receipt" tabIndex={-1} autoFocus>
        {t(isPending ? 'receipt.pendingTitle' : 'receipt.title')}
      </h2>
      <p>{t(isPending ? 'receipt.pendingText' : 'receipt.text')}</p>
      <p className="receipt__label">{t('receipt.number')}</p>
      <p className="receipt__number">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <dl className="receipt__facts">
        <div>
          <dt>{t('receipt.requestType')}</dt>
          <dd>{requestType}</dd>
        </div>
        <div>
          <dt>{t('receipt.submitted')}</dt>
          <dd>
            <Day date={submitted} />
          </dd>
        </div>
        {due && (
          <div>
            <dt>{t('receipt.due')}</dt>
            <dd>
              <Day date={due} />
              <small>{t('receipt.dueHint')}</small>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
