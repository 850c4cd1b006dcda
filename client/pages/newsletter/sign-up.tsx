import type { FormState } from '#domain/forms/personal-state'
import { forms } from '#domain/forms/registry'
import type { NewsletterPayload } from '#domain/payloads/open'
import { FormView } from '../../forms/form-view'
import { MoreFields } from '../../forms/more-fields'
import { Privacy } from '../../forms/privacy'
import { usePage } from '../../i18n'
import { Callout } from '../../ui/text/callout'

interface SignUpProps {
  state: FormState
  lists: NewsletterPayload['lists']
  /** The URL asked for a receipt that is no longer shown. */
  hasExpired: boolean
}

export function SignUp({ state, lists, hasExpired }: SignUpProps) {
  const { t } = usePage()
  return (
    <>
      {hasExpired && (
        <Callout title={t('newsletter.expired.title')} level={2}>
          <p>{t('newsletter.expired.text')}</p>
        </Callout>
      )}
      <FormView
        of={forms.newsletter}
        state={state}
        options={lists}
        title={t('newsletter.formTitle')}
        submit={t('newsletter.submit')}
        fold={(isNeeded, fields) => (
          <MoreFields title={t('newsletter.more')} isNeeded={isNeeded}>
            {fields}
          </MoreFields>
        )}
      >
        <Privacy purpose={t('newsletter.purpose')} text={t('newsletter.privacy')} />
      </FormView>
    </>
  )
}
