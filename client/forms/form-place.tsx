import type { Form } from '#domain/forms/form'
import type { PersonalState, Receipt } from '#domain/forms/personal-state'
import { routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Facts } from '../ui/lists/facts'
import { Callout } from '../ui/text/callout'
import { Day } from '../ui/text/date'
import { Fact } from '../ui/text/inline'
import { ArrowLink } from '../ui/text/link'
import { FormView, type FormViewProps } from './form-view'
import { Privacy } from './privacy'
import { NextSteps, ReceiptCard } from './receipt-card'
import './receipt.css'

interface FormPlaceProps extends Omit<FormViewProps, 'state' | 'children'> {
  personalState: PersonalState | undefined
}

/** A page's form with this visitor's state, or the receipt of what they sent. */
export function FormPlace({ personalState, ...props }: FormPlaceProps) {
  const { t } = usePage()
  if (personalState?.kind === 'receipt')
    return <ReceiptView of={personalState.receipt} form={props.of} />
  if (personalState?.kind !== 'form') return null
  return (
    <>
      {personalState.expired && (
        <Callout title={t('receipt.expired.title')} level={2}>
          <p>{t('receipt.expired.text')}</p>
          <ArrowLink to="inquiry">{t('receipt.follow')}</ArrowLink>
        </Callout>
      )}
      <FormView {...props} state={personalState.form}>
        <Privacy purpose={t('form.privacy.purpose')} text={t('form.privacy.text')} />
      </FormView>
    </>
  )
}

const nextSteps = ['read', 'ask', 'reply'] as const

function ReceiptView({ of: receipt, form }: { of: Receipt; form: Form }) {
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
        <ReceiptFacts of={receipt} />
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

function ReceiptFacts({ of: { requestType, submitted, due } }: { of: Receipt }) {
  const { t } = usePage()
  return (
    <Facts shape="bar">
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
    </Facts>
  )
}
