import { type PersonalState, smallFormState } from '#domain/forms/personal-state'
import { formIdOf } from '../../forms/form-id'

/**
 * Target of a feedback form that is submitted without script: a new tab beside a page's own form,
 * so that what was typed there stays. A page that shows a feedback result is that new tab already.
 */
export function resultTarget(personalState: PersonalState | undefined): '_blank' | undefined {
  return formIdOf(personalState) && !smallFormState(personalState) ? '_blank' : undefined
}
