import { type SubmitEvent, useEffect, useReducer } from 'react'
import type { Form, Lists } from '#domain/forms/form'
import type { FormState } from '#domain/forms/own'
import { pageTitle } from '../../head'
import { usePage } from '../../i18n'
import { captchaSettled } from './captcha-settled'
import { findIssues, type Input, sendForm } from './send'
import { turn } from './sending'
import { recallKey, rememberKey } from './sent'

/** What stands in a form, as it is sent; none of ours takes files. */
function inputOf(form: HTMLFormElement): Input {
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(sent)
}

/** Sends a form by script: to the same address and for the same answer as without. */
export function useSending(of: Form, given: FormState, lists: Lists) {
  const { t, route } = usePage()
  const [state, dispatch] = useReducer(turn, { form: given, isSending: false, round: 0 })
  const { form, isSending } = state

  // The title stands outside of the page that is drawn here.
  useEffect(() => {
    if (route) document.title = pageTitle(t, route, { kind: 'form', form })
  }, [t, route, form])

  const send = async (element: HTMLFormElement) => {
    dispatch({ type: 'sent' })
    await captchaSettled(element)
    const typed = inputOf(element)
    const issues = findIssues(of, typed, form.captcha, { t, lists })
    if (issues.length > 0) return dispatch({ type: 'refused', issues })
    const input = { ...typed, idempotencyKey: await recallKey(of, typed) }
    const answer = await sendForm(element.action, input)
    if (!answer) return dispatch({ type: 'failed', failure: t(of.failure) })
    if ('form' in answer) return dispatch({ type: 'returned', form: answer.form })
    await rememberKey(of, input)
    // Whoever comes back from there finds the form as it was left.
    addEventListener('pageshow', () => dispatch({ type: 'left' }), { once: true })
    location.assign(answer.location)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The language switch sends the form too, to the page in the other language.
    if (event.nativeEvent.submitter?.getAttribute('name') === 'intent') return
    event.preventDefault()
    if (!isSending) send(event.currentTarget)
  }
  return { ...state, onSubmit }
}
