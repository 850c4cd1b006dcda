import type { Receipt } from '#domain/forms/personal-state'
import { routePath } from '#domain/site/routes'
import { NextSteps, ReceiptCard } from '../../forms/receipt-card'
import { usePage } from '../../i18n'
import { PageLink } from '../../ui/text/link'

const nextSteps = ['open', 'confirm', 'read'] as const

export function SignedUp({ of: { reference, isPending } }: { of: Receipt }) {
  const { t, locale } = usePage()
  return (
    <div className="flow">
      <ReceiptCard
        title={t(isPending ? 'newsletter.receipt.pendingTitle' : 'newsletter.receipt.title')}
        text={t(isPending ? 'newsletter.receipt.pendingText' : 'newsletter.receipt.text')}
        label={t('newsletter.receipt.number')}
        reference={reference}
        isPending
      />
      <div className="button-row">
        <PageLink to="mediaCenter" className="button button--quiet">
          {t('newsletter.receipt.back')}
        </PageLink>
        <a className="button button--quiet" href={routePath('newsletter', locale)}>
          {t('newsletter.receipt.again')}
        </a>
      </div>
      <NextSteps
        title={t('newsletter.receipt.next.title')}
        steps={nextSteps.map((step) => ({
          title: t(`newsletter.receipt.next.${step}.title`),
          text: t(`newsletter.receipt.next.${step}.text`),
        }))}
      />
    </div>
  )
}
