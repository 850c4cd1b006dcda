import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'

export interface Edit {
  /** Name of the edited field; `captcha` for the captcha. */
  field: string
  /** Everything that is wrong with the form now, as far as the browser can tell. */
  found: readonly Issue[]
}

/**
 * The issues of a form after an edit. Those of the edited field are replaced by what is wrong with it
 * now; a field without an issue gets none before the form is sent. Issues under one common title (a
 * number and an e-mail that do not match) are about several fields: an edit of one settles them all.
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
