import type { Field } from '#domain/forms/field'
import type { Option } from '#domain/payloads/forms'
import { usePage } from '../i18n'
import { type ControlProps, controls } from './controls'
import { FieldError } from './field-error'
import './fields.css'
import './form.css'

interface FormFieldProps {
  name: string
  of: Field
  value: string | undefined
  issue: string | undefined
  /** True if files chosen before were lost with the previous document. */
  hasLostFiles: boolean
  options: readonly Option[]
}

/** One field of a form; owns id, label, hint, error and all aria attributes. */
export function FormField({ name, of, value, issue, hasLostFiles, options }: FormFieldProps) {
  const { t, digits } = usePage()
  const label = (
    <>
      {t(of.label)}
      {of.isOptional && <span className="field__optional">{` (${t('form.optional')})`}</span>}
    </>
  )
  const hintId = of.hint && `${name}-hint`
  const lostId = of.control === 'files' && hasLostFiles && `${name}-lost`
  const errorId = issue && `${name}-error`
  const notes = (
    <>
      {of.hint && (
        <p className="hint" id={hintId}>
          {of.control === 'reference' ? t(of.hint) : digits(t(of.hint))}
        </p>
      )}
      {lostId && (
        <p className="hint hint--strong" id={lostId}>
          {t('form.filesLost')}
        </p>
      )}
      {errorId && <FieldError id={errorId} message={issue} />}
    </>
  )
  const aria: ControlProps['aria'] = {
    'aria-required': of.isOptional ? undefined : true,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby': [errorId, lostId, hintId].filter(Boolean).join(' ') || undefined,
  }
  const control = { name, of, value, options, aria }
  const classNames = ['field', `field--${of.control}`]
  if (issue) classNames.push('field--error')
  const Control = controls[of.control]
  if (of.control === 'radio') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may be required or invalid (ARIA in HTML allows it here)
      <fieldset className={classNames.join(' ')} role="radiogroup" {...aria}>
        <legend className="field__label">{label}</legend>
        {notes}
        <Control {...control} />
      </fieldset>
    )
  }
  return (
    <div className={classNames.join(' ')}>
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      {notes}
      <Control {...control} />
    </div>
  )
}
