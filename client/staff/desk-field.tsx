import type { ReactNode } from 'react'
import { directions, type Locale } from '#domain/site/locale'
import { FieldError } from '../forms/field-error'
import { usePage } from '../i18n'
import './desk-form.css'
import '../forms/fields.css'
import '../forms/form.css'

/** Attributes that tie a control to its label, its hint and its error. */
interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface DeskFieldProps {
  id: string
  label: ReactNode
  hint?: string
  error?: string | null | undefined
  /** Language of label and control; hint and error are in the page's. */
  lang?: Locale
  className?: string
  children: (control: ControlAttributes) => ReactNode
}

/** A field of the desk's forms around its control. */
export function DeskField({ id, label, hint, error, lang, className, children }: DeskFieldProps) {
  const { locale } = usePage()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  const classes = ['field', error && 'field--error', className].filter(Boolean).join(' ')
  return (
    <div className={classes} lang={lang} dir={lang && directions[lang]}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <div lang={lang && locale} dir={lang && directions[locale]}>
          <FieldError id={errorId} message={error} />
        </div>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  )
}
