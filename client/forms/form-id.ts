import type { CommentForm } from '#domain/comments'
import type { FormName } from '#domain/forms/index'

/** The id of the form that does what a mail's link is for. */
export const linkFormId = 'link-form'

/** The id of a form's element, by which a button that stands outside of it sends it. */
export function formId(form: FormName | CommentForm): string {
  return `${form}-form`
}
