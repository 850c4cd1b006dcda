import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'
import type { Sending } from '../form-script'
import { type Edit, recheckIssues } from './recheck-issues'

export type Turn =
  | { type: 'sent' }
  | { type: 'left' }
  | { type: 'edited'; edit: Edit }
  | { type: 'refused'; issues: Issue[] }
  | { type: 'returned'; form: FormState }
  | { type: 'failed'; failure: string }

/** What the form shows next. What was typed stays in the document and is never written over. */
export function turn(state: Sending, event: Turn): Sending {
  const { form, round } = state
  const back = (now: FormState): Sending => ({
    ...{ form: now, isSending: false, round: round + 1, isEdited: false },
  })
  // What the worker said of the answer before is over.
  const silent = { title: undefined, advice: undefined, incident: undefined }
  switch (event.type) {
    case 'sent':
      return { ...state, isSending: true }
    case 'left':
      return { ...state, isSending: false }
    case 'edited':
      return edit(state, event.edit)
    case 'refused':
      return back({ ...form, ...silent, issues: event.issues, failure: null })
    case 'returned':
      // The files that were chosen are still there.
      return back({ ...event.form, values: form.values, hasLostFiles: false })
    case 'failed':
      return back({ ...form, ...silent, issues: [], failure: event.failure })
  }
}

/** The form without the issues that an edit has settled; the same state where it has settled none. */
function edit(state: Sending, made: Edit): Sending {
  const { form } = state
  const issues = recheckIssues(form, made)
  if (JSON.stringify(issues) === JSON.stringify(form.issues)) return state
  return { ...state, form: { ...form, issues }, isEdited: true }
}
