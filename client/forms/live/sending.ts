import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'
import type { Sending } from '../form-script'

interface Edit {
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
function recheckIssues(
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

export type SendingAction =
  | { type: 'sent' }
  | { type: 'left' }
  | { type: 'edited'; edit: Edit }
  | { type: 'refused'; issues: Issue[] }
  | { type: 'returned'; form: FormState }
  | { type: 'failed'; failure: string }

/** Reducer of a form's state. What was typed stays in the document and is never overwritten. */
export function reduceSending(state: Sending, action: SendingAction): Sending {
  const { form, round } = state
  const finish = (next: FormState): Sending => ({
    form: next,
    isSending: false,
    round: round + 1,
    isEdited: false,
  })
  // Texts of an earlier response no longer apply.
  const cleared = { title: undefined, advice: undefined, incident: undefined }
  switch (action.type) {
    case 'sent':
      return { ...state, isSending: true }
    case 'left':
      return { ...state, isSending: false }
    case 'edited':
      return applyEdit(state, action.edit)
    case 'refused':
      return finish({ ...form, ...cleared, issues: action.issues, failure: null })
    case 'returned':
      // The file inputs still hold the chosen files.
      return finish({ ...action.form, values: form.values, hasLostFiles: false })
    case 'failed':
      return finish({ ...form, ...cleared, issues: [], failure: action.failure })
  }
}

/** Returns the same state if the edit has removed no issue. */
function applyEdit(state: Sending, edit: Edit): Sending {
  const { form } = state
  const issues = recheckIssues(form, edit)
  if (JSON.stringify(issues) === JSON.stringify(form.issues)) return state
  return { ...state, form: { ...form, issues }, isEdited: true }
}
