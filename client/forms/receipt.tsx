import type { Form } from '#domain/forms/form'
import type { Receipt } from '#domain/forms/personal-state'
import { routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Day } from '../ui/text/date'
import { Fact } from '../ui/text/fact'
import { NextSteps, ReceiptCard } from './receipt-card'
import './receipt.css'

const nextSteps = ['read', 'ask', 'reply'] as const

export function ReceiptView({ of: receipt, form }: { of: Receipt; form: Form }) {
  const { t, locale } = usePage()
  const { reference, isPending } = receipt
  return (
    <div className="flow">
      <ReceiptCard
        title={t(isPending ? 'receipt.pendingTitle' : 'receipt.title')}
        text={t(isPending ? 'receipt.pendingText' : 'receipt.text')}
        label={t('receipt.number')}
        reference={reference}
        isPending={isPending}
      >
        <Facts of={receipt} />
      </ReceiptCard>
      <div className="button-row">
        <a className="button button--primary" href={receipt.track}>
          {t('receipt.follow')}
        </a>
        <a className="button button--quiet" href={routePath(form.page, locale)}>
          {t('receipt.another')}
        </a>
      </div>
      <NextSteps
        title={t('receipt.next.title')}
        steps={nextSteps.map((step) => ({
          title: t(`receipt.next.${step}.title`),
          text: t(`receipt.next.${step}.text`),
        }))}
      />
    </div>
  )
}

function Facts({ of: { requestType, submitted, due } }: { of: Receipt }) {
  const { t } = usePage()
  return (
    <dl className="receipt__facts">
      <Fact term={t('receipt.requestType')}>{requestType}</Fact>
      <Fact term={t('receipt.submitted')}>
        <Day date={submitted} />
      </Fact>
      {due && (
        <Fact term={t('receipt.due')}>
          <Day date={due} />
          <small>{t('receipt.dueHint')}</small>
        </Fact>
      )}
    </dl>
  )
}
