import { type SubmitEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { riyadhDate } from '#domain/dates/calendar'
import { chosenFiles } from '#domain/forms/files'
import { type Form, fileFields, type Lists } from '#domain/forms/form'
import { captchaIssue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'
import { documentTitle } from '../../head'
import { usePage } from '../../i18n'
import { findCheck } from './invisible-check'
import { type Files, findIssues, type Input, recallKey, rememberKey, sendForm } from './send'
import { reduceSending } from './sending'
import { watchEdits } from './watch-edits'

interface FormInput {
  typed: Input
  files: Files
}

function readInput(form: HTMLFormElement, of: Form): FormInput {
  const data = new FormData(form)
  const files: Files = {}
  for (const name of fileFields(of)) {
    files[name] = chosenFiles(data.getAll(name).filter((value) => value instanceof File))
    data.delete(name)
  }
  const typed = [...data].map(([name, value]) => [name, String(value)])
  return { typed: Object.fromEntries(typed), files }
}

/** Resolves when no proof of work is running in the form, so that a quick submit waits for it. */
function captchaSettled(form: HTMLFormElement): Promise<void> {
  const widget = form.querySelector('altcha-widget')
  // The element has no methods before its code is loaded.
  if (widget?.getState?.() !== 'verifying') return Promise.resolve()
  return new Promise((resolve) => {
    widget.addEventListener('statechange', () => resolve(), { once: true })
  })
}

/**
 * Applies a change above the focused element without moving that element on the screen. Browsers with
 * scroll anchoring (CSS Scroll Anchoring 1) do so by themselves; Safari has none.
 */
function keepPosition(change: () => void): void {
  const { activeElement } = document
  if (!activeElement || CSS.supports('overflow-anchor', 'auto')) {
    change()
    return
  }
  const before = activeElement.getBoundingClientRect().top
  flushSync(change)
  scrollBy({ top: activeElement.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Submits a form by fetch, to the same URL and for the same response as without script. */
export function useSending(of: Form, initial: FormState, lists: Lists) {
  const { t, route, title } = usePage()
  const ref = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(reduceSending, {
    form: initial,
    isSending: false,
    round: 0,
    isEdited: false,
  })
  const { form, isSending, round, isEdited } = state
  const context = () => ({ t, lists, today: riyadhDate(Date.now()) })

  // The title is outside of the rendered tree, and correct when the document arrives.
  useEffect(() => {
    const isNew = round > 0 || isEdited
    if (route && isNew) document.title = documentTitle(t, route, title, { kind: 'form', form })
  }, [t, route, title, form, round, isEdited])

  const recheck = useEffectEvent((field: string, hasPassedCaptcha: boolean) => {
    const element = ref.current
    if (!element || form.issues.length === 0) return
    const { typed, files } = readInput(element, of)
    const captcha = hasPassedCaptcha ? null : form.captcha
    const found = findIssues(of, typed, files, captcha, context())
    keepPosition(() => dispatch({ type: 'edited', edit: { field, found } }))
  })
  useEffect(() => {
    if (!ref.current) return
    return watchEdits(ref.current, (edited) => recheck(edited.field, edited.hasPassedCaptcha))
  }, [])

  const post = async (element: HTMLFormElement, { typed, files }: FormInput) => {
    const input = { ...typed, idempotencyKey: await recallKey(of, typed, files) }
    // A field named `action` would shadow the form's property.
    const address = element.getAttribute('action') ?? ''
    const answer = await sendForm(address, input, files)
    if (!answer) return dispatch({ type: 'failed', failure: t(of.failure) })
    if ('form' in answer) return dispatch({ type: 'returned', form: answer.form })
    await rememberKey(of, input, files)
    // Browsers fill in the form again on the way back, also for the next person at the computer.
    element.reset()
    // The form is usable again if the page comes back from the back/forward cache.
    addEventListener('pageshow', () => dispatch({ type: 'left' }), { once: true })
    location.assign(answer.location)
  }

  const send = async (element: HTMLFormElement) => {
    const check = findCheck(element)
    if (!check) {
      dispatch({ type: 'sent' })
      await captchaSettled(element)
    }
    const input = readInput(element, of)
    const captcha = check ? null : form.captcha
    const issues = findIssues(of, input.typed, input.files, captcha, context())
    if (issues.length > 0) return dispatch({ type: 'refused', issues })
    if (!check) return post(element, input)
    const result = await check()
    if (result === 'passed') {
      dispatch({ type: 'edited', edit: { field: 'captcha', found: [] } })
      dispatch({ type: 'sent' })
      await post(element, readInput(element, of))
    } else if (result === 'failed' && of.captcha) {
      dispatch({ type: 'refused', issues: [captchaIssue(t, of.captcha)] })
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The language switch also submits this form, to the page in the other language.
    if (event.nativeEvent.submitter?.getAttribute('name') === 'intent') return
    event.preventDefault()
    if (!isSending) send(event.currentTarget)
  }
  return { ...state, ref, onSubmit }
}
