import { use } from 'react'
import { toDigits } from '#domain/dates/format'
import type { Form } from '#domain/forms/form'
import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { FormScriptContext } from './form-script'

interface ErrorSummaryProps {
  of: Form
  state: FormState
  /** Whether it answers to what was sent from this very page. */
  isAnswer: boolean
  /** Whether some issues were settled since it came: what is left is not read out again. */
  isEdited?: boolean
}

/** Everything that is wrong with a form, or why it was not sent; takes the focus when it comes. */
export function ErrorSummary({ of, state, isAnswer, isEdited }: ErrorSummaryProps) {
  const { t, site } = usePage()
  const { goToField, takeFocus } = use(FormScriptContext)
  const { issues, failure, advice, incident } = state
  // What names its own field stands alone.
  const selfTold: Record<string, string> = {
    'form.fullName': t('validation.name'),
    'form.email': t('validation.email'),
  }
  const tell = ({ field, message }: Issue) => {
    const label = field === 'captcha' ? 'form.captcha.title' : of.fields[field]?.label
    return label && selfTold[label] !== message ? `${t(label)}: ${message}` : message
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
      // biome-ignore lint/a11y/noAutofocus: what went wrong is read first, without script too
      autoFocus
    >
      <h2 id="error-title">
        <Icon name="circle-alert" />
        <span>{toDigits(title, site.digits)}</span>
      </h2>
      {failure && <p>{failure}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={issue.field + issue.message}>
              <a href={`#${issue.field}`} onClick={goToField}>
                {toDigits(tell(issue), site.digits)}
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
