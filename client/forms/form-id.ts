import type { Own } from '#domain/forms/personal-state'
import { changeForm, codeForm } from '#domain/forms/ticket-form-names'

/** The id of the form that does what a mail's link is for. */
export const linkFormId = 'link-form'

/** The id of a form's element, by which a button that stands outside of it sends it. */
export function formId(form: string): string {
  return `${form}-form`
}

/** The id of the form that a page holds for its visitor; null where it holds none. */
export function formIdOf(own: Own | undefined): string | null {
  if (own?.kind === 'form') return formId(own.form.form)
  if (own?.kind === 'subscription') return own.subscription.token ? linkFormId : null
  if (own?.kind !== 'inquiry') return null
  if (own.change?.step === 'code') return formId(changeForm)
  return own.result.actions.length > 0 ? formId(codeForm) : null
}
