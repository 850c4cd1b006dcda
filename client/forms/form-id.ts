import type { PersonalState } from '#domain/forms/personal-state'
import { changeForm, codeForm } from '#domain/forms/ticket-form-names'

/** Form on the pages that links in mails lead to. */
export const linkFormId = 'link-form'

/** Id of a form element, for submit buttons outside of it. */
export function formId(form: string): string {
  return `${form}-form`
}

/** Id of the form in a page's personal state; null if it has none. */
export function formIdOf(personalState: PersonalState | undefined): string | null {
  if (personalState?.kind === 'form') return formId(personalState.form.form)
  if (personalState?.kind === 'subscription')
    return personalState.subscription.token ? linkFormId : null
  if (personalState?.kind === 'request')
    return personalState.result.actions.includes('inform') ? formId(changeForm) : null
  if (personalState?.kind !== 'inquiry') return null
  if (personalState.change?.step === 'code') return formId(changeForm)
  return personalState.result.actions.length > 0 ? formId(codeForm) : null
}
