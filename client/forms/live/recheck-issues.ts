import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'

export interface Edit {
  /** Name of the edited field; `captcha` for the captcha. */
  field: string
  /** All current issues of the form that the browser can find. */
  found: readonly Issue[]
}

/**
 * Issues of a form after an edit. Issues of the edited field are replaced by its current ones; a
 * field without issues gets none before the form is submitted. Issues under one common title (a
 * number and an e-mail that do not match) concern several fields: an edit of one updates them all.
 */
export function recheckIssues(
  { issues, title }: Pick<FormState, 'issues' | 'title'>,
  { field, found }: Edit,
): Issue[] {
  const isSettled = (name: string) => name === field || title !== undefined
  const fields = new Set(issues.map((issue) => issue.field))
  return [...fields].flatMap((name) => {
    const of = (list: readonly Issue[]) => list.filter((issue) => issue.field === name)
    return of(isSettled(name) ? found : issues)
  })
}
