import type { Own } from '#domain/forms/personal-state'
import { usePage } from '../i18n'
import { Callout } from '../ui/text/callout'
import { ArrowLink } from '../ui/text/link'
import { FormView, type FormViewProps } from './form-view'
import { Privacy } from './privacy'
import { ReceiptView } from './receipt'

interface RequestPlaceProps extends Omit<FormViewProps, 'state' | 'children'> {
  own: Own | undefined
}

/** Where a page takes requests: its form as this visitor has it, or the receipt of what they sent. */
export function RequestPlace({ own, ...view }: RequestPlaceProps) {
  const { t } = usePage()
  if (own?.kind === 'receipt') return <ReceiptView of={own.receipt} form={view.of} />
  if (own?.kind !== 'form') return null
  return (
    <>
      {own.expired && (
        <Callout title={t('receipt.expired.title')} level={2}>
          <p>{t('receipt.expired.text')}</p>
          <ArrowLink to="inquiry">{t('receipt.follow')}</ArrowLink>
        </Callout>
      )}
      <FormView {...view} state={own.form}>
        <Privacy of={view.of} text={t('form.privacy.text')} />
      </FormView>
    </>
  )
}
