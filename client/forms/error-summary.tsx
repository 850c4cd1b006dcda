import { use } from 'react'
import type { Form } from '#domain/forms/form'
import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { FormScriptContext } from './form-script'
import './fields.css'
import './form.css'

interface ErrorSummaryProps {
  of: Form
  state: FormState
  /** True if the form was submitted from this document. */
  isAnswer: boolean
  /** True if edits have removed issues: the remaining ones are not announced again. */
  isEdited?: boolean
}

/** Issues of a form, or the reason why it was not sent; takes focus when it appears. */
export function ErrorSummary({ of, state, isAnswer, isEdited }: ErrorSummaryProps) {
  const { t, digits } = usePage()
  const { goToField, takeFocus } = use(FormScriptContext)
  const { issues, failure, advice, incident } = state
  // These messages already name their field.
  const selfExplanatory: Record<string, string> = {
    'form.fullName': t('validation.name'),
    'form.email': t('validation.email'),
  }
  const formatIssue = ({ field, message }: Issue) => {
    const label = field === 'captcha' ? 'form.captcha.title' : of.fields[field]?.label
    return label && selfExplanatory[label] !== message ? `${t(label)}: ${message}` : message
  }
  const problems = state.title ?? t('form.problems', { count: issues.length })
  const title = failure ? t('form.failed') : problems
  return (
    <div
      className="error-summary"
      role="alert"
      aria-live={isEdited ? 'off' : undefined}
      tabIndex={-1}
      aria-labelledby="error-title"
      ref={isAnswer ? takeFocus : undefined}
      // biome-ignore lint/a11y/noAutofocus: errors are read first, also without script
      autoFocus
    >
      <h2 id="error-title">
        <Icon name="circle-alert" />
        <span>{digits(title)}</span>
      </h2>
      {failure && <p>{failure}</p>}
      {!failure && !advice && issues.length > 0 && <p>{t('form.correct')}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={issue.field + issue.message}>
              <a href={`#${issue.field}`} onClick={goToField}>
                {digits(formatIssue(issue))}
              </a>
            </li>
          ))}
        </ul>
      )}
      {advice && <p>{advice}</p>}
      {incident && (
        <p className="hint">
          {`${t('failure.incident')} `}
          <bdi dir="ltr">{incident}</bdi>
        </p>
      )}
    </div>
  )
}
