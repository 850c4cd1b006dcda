import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../i18n'
import { Callout } from '../ui/text/callout'
import { ArrowLink } from '../ui/text/link'
import { FormView, type FormViewProps } from './form-view'
import { Privacy } from './privacy'
import { ReceiptView } from './receipt'

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
