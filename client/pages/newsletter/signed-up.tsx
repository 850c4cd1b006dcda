import type { Receipt } from '#domain/forms/own'
import { routePath } from '#domain/routes'
import { ReceiptStar } from '../../forms/receipt-star'
import { usePage } from '../../i18n'
import { PageLink } from '../../ui/link'

const nextSteps = ['open', 'confirm', 'read'] as const

/** What a subscriber takes away: the number, and that the mailbox comes next. */
export function SignedUp({ of: { reference, isPending } }: { of: Receipt }) {
  const { t, locale } = usePage()
  return (
    <div className="flow">
      <section className="receipt" aria-labelledby="receipt">
        <ReceiptStar isPending />
        {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is read first, without script too */}
        <h2 id="receipt" tabIndex={-1} autoFocus>
          {t(isPending ? 'newsletter.receipt.pendingTitle' : 'newsletter.receipt.title')}
        </h2>
        <p>{t(isPending ? 'newsletter.receipt.pendingText' : 'newsletter.receipt.text')}</p>
        <p className="receipt__label">{t('newsletter.receipt.number')}</p>
        <p className="receipt__number">
          <bdi dir="ltr">{reference}</bdi>
        </p>
      </section>
      <div className="button-row">
        <PageLink to="mediaCenter" className="button button--primary">
          {t('newsletter.receipt.back')}
        </PageLink>
        <a className="button button--quiet" href={routePath('newsletter', locale)}>
          {t('newsletter.receipt.again')}
        </a>
      </div>
      <h2>{t('newsletter.receipt.next.title')}</h2>
      <ol className="steps">
        {nextSteps.map((step) => (
          <li key={step}>
            <h3>{t(`newsletter.receipt.next.${step}.title`)}</h3>
            <p>{t(`newsletter.receipt.next.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
