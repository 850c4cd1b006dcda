import { use } from 'react'
import type { CaptchaProvider } from '#domain/forms/captcha'
import type { CaptchaState } from '#domain/forms/personal-state'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { FieldError } from './field-error'
import { FormScriptContext } from './form-script'
import './fields.css'
import './form.css'

interface CaptchaProps {
  captcha: CaptchaState
  issue: string | undefined
}

const hintId = 'captcha-hint'
const errorId = 'captcha-error'
const todoId = 'captcha-todo'

/** An arithmetic question, which script replaces by a captcha widget. */
export function Captcha({ captcha, issue }: CaptchaProps) {
  const { t } = usePage()
  return (
    <fieldset
      className={issue ? 'field field--error captcha' : 'field captcha'}
      id="captcha"
      tabIndex={-1}
      aria-describedby={issue && (captcha.passed ? errorId : `${errorId} ${todoId}`)}
    >
      <legend className="field__label">{t('form.captcha.title')}</legend>
      {issue && <FieldError id={errorId} message={issue} />}
      {captcha.passed ? (
        <Passed proof={captcha.passed} />
      ) : (
        <Unsolved captcha={captcha} isRefused={issue !== undefined} key={captcha.challenge} />
      )}
    </fieldset>
  )
}

function Passed({ proof }: { proof: string }) {
  const { t } = usePage()
  return (
    <p className="captcha__passed">
      <input type="hidden" name="captchaPassed" value={proof} />
      <Icon name="shield-check" />
      {t('form.captcha.passed')}
    </p>
  )
}

function Unsolved({ captcha, isRefused }: { captcha: CaptchaState; isRefused: boolean }) {
  const { t } = usePage()
  const { useWidget } = use(FormScriptContext)
  const { widget, container } = useWidget(captcha)
  return (
    <div ref={container}>
      {isRefused && (widget || captcha.question) && <Todo provider={widget?.provider} />}
      {widget?.node}
      {!widget && captcha.question && <Question of={captcha.question} isRefused={isRefused} />}
      {!widget && !captcha.question && <p className="hint">{t('form.captcha.workOnly')}</p>}
    </div>
  )
}

const todos = {
  altcha: 'box',
  turnstile: 'provider',
  'recaptcha-v2': 'provider',
  'recaptcha-v2-invisible': 'again',
  'recaptcha-v3': 'again',
} as const satisfies Record<CaptchaProvider, string>

/**
 * Instruction after a refused check. The error message beside it is prescribed by the specification
 * and always mentions a reCAPTCHA box.
 */
function Todo({ provider }: { provider: CaptchaProvider | undefined }) {
  const { t } = usePage()
  return (
    <p className="hint hint--strong" id={todoId}>
      {t(`form.captcha.todo.${provider ? todos[provider] : 'sum'}`)}
    </p>
  )
}

interface QuestionProps {
  of: NonNullable<CaptchaState['question']>
  isRefused: boolean
}

function Question({ of: { text, token, hint }, isRefused }: QuestionProps) {
  const { t, digits } = usePage()
  return (
    <div>
      <label htmlFor="captchaAnswer">{digits(text)}</label>
      <p className="hint" id={hintId}>
        {(isRefused && hint) || t('form.captcha.hint')}
      </p>
      <input
        className="input"
        id="captchaAnswer"
        name="captchaAnswer"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        aria-required
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${errorId} ${todoId} ${hintId}` : hintId}
      />
      <input type="hidden" name="captchaToken" value={token} />
    </div>
  )
}
