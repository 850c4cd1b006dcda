import { use } from 'react'
import { toDigits } from '#domain/format'
import type { CaptchaState } from '#domain/forms/own'
import { usePage } from '../i18n'
import { Icon } from '../ui/icon'
import { FieldError } from './field-error'
import { FormScriptContext } from './form-script'

interface CaptchaProps {
  captcha: CaptchaState
  /** What is wrong with the answer. */
  issue: string | undefined
}

const hintId = 'captcha-hint'
const errorId = 'captcha-error'

/** The check that keeps automated messages out: a sum to do, and by script a box to tick instead. */
export function Captcha({ captcha, issue }: CaptchaProps) {
  const { t } = usePage()
  return (
    <fieldset
      className={issue ? 'field field--error captcha' : 'field captcha'}
      id="captcha"
      tabIndex={-1}
      aria-describedby={issue && errorId}
    >
      <legend className="field__label">{t('form.captcha.title')}</legend>
      {issue && <FieldError id={errorId} message={issue} />}
      {captcha.passed ? (
        <Passed proof={captcha.passed} />
      ) : (
        <Open captcha={captcha} isRefused={issue !== undefined} key={captcha.challenge} />
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

function Open({ captcha, isRefused }: { captcha: CaptchaState; isRefused: boolean }) {
  const { useWidget } = use(FormScriptContext)
  const { widget, place } = useWidget(captcha)
  return <div ref={place}>{widget ?? <Question of={captcha.question} isRefused={isRefused} />}</div>
}

interface QuestionProps {
  of: CaptchaState['question']
  isRefused: boolean
}

function Question({ of: { text, token, hint }, isRefused }: QuestionProps) {
  const { t, site } = usePage()
  return (
    <div className="captcha__question">
      <label htmlFor="captchaAnswer">{toDigits(text, site.digits)}</label>
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
        aria-describedby={isRefused ? `${errorId} ${hintId}` : hintId}
      />
      <input type="hidden" name="captchaToken" value={token} />
    </div>
  )
}
