import type { ReactNode } from 'react'
import type { ReleaseField } from '#domain/releases/release-draft'
import { directions } from '#domain/site/locale'
import type { ReleaseFormState } from '#domain/staff/release-form'
import { FieldError } from '../forms/field-error'
import { usePage } from '../i18n'
import { releaseFieldId, useIssueText } from './release-issue'
import '../forms/fields.css'

/** Attributes that tie a control to its issue. */
export interface ControlAria {
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface ReleaseControlProps {
  field: ReleaseField
  release: ReleaseFormState
  label: string
  children: (aria: ControlAria) => ReactNode
}

/** A field of the release form: label and control in its language, the issue in that of the page. */
export function ReleaseControl({ field, release, label, children }: ReleaseControlProps) {
  const { locale } = usePage()
  const textOf = useIssueText()
  const id = releaseFieldId(field)
  const issue = release.issues.find((one) => one.field === field)
  const errorId = `${id}-error`
  return (
    <div className={issue ? 'field field--error' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {issue && (
        <div lang={locale} dir={directions[locale]}>
          <FieldError id={errorId} message={textOf(issue)} />
        </div>
      )}
      {children(issue ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    </div>
  )
}
