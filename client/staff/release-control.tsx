import type { ReactNode } from 'react'
import {
  type ReleaseField,
  type ReleaseIssue,
  releaseLimits,
  releaseTexts,
} from '#domain/releases/release-draft'
import { directions } from '#domain/site/locale'
import type { ReleaseFormState } from '#domain/staff/release-form'
import { FieldError } from '../forms/field-error'
import { usePage } from '../i18n'
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

/** Id of the control of a field. */
export const releaseFieldId = (field: ReleaseField) => `release-${field}`

/** Message about an invalid field, for the summary and for the field itself. */
export function useIssueText(): (issue: ReleaseIssue) => string {
  const { t } = usePage()
  return ({ field, problem, hint }) => {
    if (problem === 'personal') {
      return t(`deskReleases.personal.${hint === undefined || hint === 'link' ? 'number' : hint}`)
    }
    if (problem !== 'tooLong') return t(`deskReleases.issues.${problem}`)
    const { text = 'answer' } = releaseTexts.find((one) => one.field === field) ?? {}
    return t('deskReleases.issues.tooLong', { count: releaseLimits[text] })
  }
}

/** The name of a field in the language of the page. */
export function useFieldLabel(): (field: ReleaseField) => string {
  const { t } = usePage()
  return (field) => {
    if (field === 'outcome' || field === 'exemption' || field === 'topic') {
      return t(`deskReleases.${field}`)
    }
    const { text = 'answer', locale = 'ar' } = releaseTexts.find((one) => one.field === field) ?? {}
    return `${t(`deskReleases.texts.${text}`)} ${t(`deskReleases.languages.${locale}`)}`
  }
}
