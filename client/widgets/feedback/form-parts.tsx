import type { SubmitEventHandler } from 'react'
import { type PersonalState, smallFormState } from '#domain/forms/personal-state'
import { formIdOf } from '../../forms/form-id'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Hidden } from '../../ui/text/inline'
import './feedback.css'

interface FeedbackIssueProps {
  /** Id of the subject; the id of the issue is derived from it. */
  of: string
  /** Id of the control that the link leads to. */
  control: string
  message: string
}

/** Error of a small form, announced at once, with a link to its control. */
export function FeedbackIssue({ of, control, message }: FeedbackIssueProps) {
  const { t, digits } = usePage()
  return (
    <p className="field-issue" id={`${of}-issue`} role="alert">
      <Icon name="circle-alert" />
      <span>
        <Hidden>{`${t('feedback.error')} `}</Hidden>
        <a href={`#${control}`}>{digits(message)}</a>
      </span>
    </p>
  )
}

interface AskAgainProps {
  /** URL of the page that shows the form again. */
  action: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** True if the element that had focus was replaced by the button. */
  takesFocus: boolean
  children: string
}

/** Leads back from the thanks to the form. */
export function AskAgain({ takesFocus, children, ...form }: AskAgainProps) {
  return (
    <form {...form}>
      {/* biome-ignore lint/a11y/noAutofocus: the element that had focus was removed */}
      <button className="button button--quiet" type="submit" autoFocus={takesFocus}>
        {children}
      </button>
    </form>
  )
}

/**
 * Target of a feedback form that is submitted without script: a new tab beside a page's own form,
 * so that what was typed there stays. A page that shows a feedback result is that new tab already.
 */
export function resultTarget(personalState: PersonalState | undefined): '_blank' | undefined {
  return formIdOf(personalState) && !smallFormState(personalState) ? '_blank' : undefined
}
