import {
  type ReleaseField,
  type ReleaseIssue,
  releaseLimits,
  releaseTexts,
} from '#domain/releases/release-draft'
import { usePage } from '../i18n'

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
