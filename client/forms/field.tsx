import { toDigits } from '#domain/format'
import type { Field as FieldOf } from '#domain/forms/field'
import type { Option } from '#domain/payloads'
import { usePage } from '../i18n'
import { type ControlProps, controls } from './controls'
import { FieldError } from './field-error'

interface FieldProps {
  name: string
  of: FieldOf
  value: string | undefined
  /** What is wrong with it. */
  issue: string | undefined
  options: readonly Option[]
}

/** One field of a form: owns its id, label, hint, error and everything that ties them together. */
export function Field({ name, of, value, issue, options }: FieldProps) {
  const { t, site } = usePage()
  const hintId = of.hint && `${name}-hint`
  const errorId = issue && `${name}-error`
  const notes = (
    <>
      {of.hint && (
        <p className="hint" id={hintId}>
          {of.control === 'reference' ? t(of.hint) : toDigits(t(of.hint), site.digits)}
        </p>
      )}
      {errorId && <FieldError id={errorId} message={issue} />}
    </>
  )
  const aria: ControlProps['aria'] = {
    'aria-required': true,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  const control = { name, of, value, options, aria }
  const look = ['field', `field--${of.control}`]
  if (issue) look.push('field--error')
  const Control = controls[of.control]
  if (of.control === 'radio') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may be required or invalid (ARIA in HTML allows it here)
      <fieldset className={look.join(' ')} role="radiogroup" {...aria}>
        <legend className="field__label">{t(of.label)}</legend>
        {notes}
        <Control {...control} />
      </fieldset>
    )
  }
  return (
    <div className={look.join(' ')}>
      <label className="field__label" htmlFor={name}>
        {t(of.label)}
      </label>
      {notes}
      <Control {...control} />
    </div>
  )
}
