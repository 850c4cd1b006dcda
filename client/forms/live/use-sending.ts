import { type SubmitEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { riyadhDate } from '#domain/dates/calendar'
import { chosenFiles } from '#domain/forms/files'
import { type Form, fileFields, type Lists } from '#domain/forms/form'
import { captchaIssue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'
import { documentTitle } from '../../head'
import { usePage } from '../../i18n'
import { captchaSettled } from './captcha-settled'
import { keepPosition } from './keep-position'
import { type Files, findIssues, type Input, sendForm } from './send'
import { turn } from './sending'
import { recallKey, rememberKey } from './sent'
import { passOf } from './unseen'
import { watchEdits } from './watch-edits'

interface Filled {
  typed: Input
  files: Files
}

/** What stands in a form, as it is sent: what was typed, and the files that were chosen. */
function inputOf(form: HTMLFormElement, of: Form): Filled {
  const data = new FormData(form)
  const files: Files = {}
  for (const name of fileFields(of)) {
    files[name] = chosenFiles(data.getAll(name).filter((value) => value instanceof File))
    data.delete(name)
  }
  const typed = [...data].map(([name, value]) => [name, String(value)])
  return { typed: Object.fromEntries(typed), files }
}

/** Sends a form by script: to the same address and for the same answer as without. */
export function useSending(of: Form, given: FormState, lists: Lists) {
  const { t, route, title } = usePage()
  const ref = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(turn, {
    ...{ form: given, isSending: false, round: 0, isEdited: false },
  })
  const { form, isSending, round, isEdited } = state
  const context = () => ({ t, lists, today: riyadhDate(Date.now()) })

  // The title stands outside of the page that is drawn here; it came right with the document.
  useEffect(() => {
    const isNew = round > 0 || isEdited
    if (route && isNew) document.title = documentTitle(t, route, title, { kind: 'form', form })
  }, [t, route, title, form, round, isEdited])

  const recheck = useEffectEvent((field: string, hasPassedCaptcha: boolean) => {
    const element = ref.current
    if (!element || form.issues.length === 0) return
    const { typed, files } = inputOf(element, of)
    const captcha = hasPassedCaptcha ? null : form.captcha
    const found = findIssues(of, typed, files, captcha, context())
    keepPosition(() => dispatch({ type: 'edited', edit: { field, found } }))
  })
  useEffect(() => {
    if (!ref.current) return
    return watchEdits(ref.current, (edited) => recheck(edited.field, edited.hasPassedCaptcha))
  }, [])

  const post = async (element: HTMLFormElement, { typed, files }: Filled) => {
    const input = { ...typed, idempotencyKey: await recallKey(of, typed, files) }
    // A field that is named `action` hides the form's own.
    const address = element.getAttribute('action') ?? ''
    const answer = await sendForm(address, input, files)
    if (!answer) return dispatch({ type: 'failed', failure: t(of.failure) })
    if ('form' in answer) return dispatch({ type: 'returned', form: answer.form })
    await rememberKey(of, input, files)
    // Whoever comes back from there finds the form as it was left.
    addEventListener('pageshow', () => dispatch({ type: 'left' }), { once: true })
    location.assign(answer.location)
  }

  const send = async (element: HTMLFormElement) => {
    const pass = passOf(element)
    if (!pass) {
      dispatch({ type: 'sent' })
      await captchaSettled(element)
    }
    const filled = inputOf(element, of)
    const captcha = pass ? null : form.captcha
    const issues = findIssues(of, filled.typed, filled.files, captcha, context())
    if (issues.length > 0) return dispatch({ type: 'refused', issues })
    if (!pass) return post(element, filled)
    const passed = await pass()
    if (passed === 'passed') {
      dispatch({ type: 'edited', edit: { field: 'captcha', found: [] } })
      dispatch({ type: 'sent' })
      await post(element, inputOf(element, of))
    } else if (passed === 'failed' && of.captcha) {
      dispatch({ type: 'refused', issues: [captchaIssue(t, of.captcha)] })
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The language switch sends the form too, to the page in the other language.
    if (event.nativeEvent.submitter?.getAttribute('name') === 'intent') return
    event.preventDefault()
    if (!isSending) send(event.currentTarget)
  }
  return { ...state, ref, onSubmit }
}
