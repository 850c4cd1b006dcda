import { type SubmitEvent, useRef, useState } from 'react'
import { post } from '../post'

export type Failure = 'limited' | 'failed'

/** The browser's FormData reads a form; the worker draws widgets too, and its types know none that does. */
const FormReader = FormData as unknown as new (form: HTMLFormElement) => FormData

/** Why something was not noted: by a word of ours, or by what the worker says is wrong with it. */
async function send(
  page: string,
  body: object,
  key: string,
): Promise<Failure | { issue: string } | null> {
  const response = await post(page, body, { key }).catch(() => null)
  if (response?.ok) return null
  if (response?.status === 429) return 'limited'
  if (response?.status !== 422) return 'failed'
  const told = (await response.json().catch(() => ({}))) as { issue?: unknown }
  return typeof told.issue === 'string' ? { issue: told.issue } : 'failed'
}

interface Saying<S extends string> {
  /** Address of the page that something is said of. */
  page: string
  /** Where a visitor stands, and what was wrong with what they sent without script. */
  given: { step: S; issue?: string } | null
  /** What is sent of a form; or, as text, what is wrong with it. */
  read: (sent: FormData) => object | string
}

/** Where a visitor stands in a small form, and the moves from there once script answers it. */
export function useSaying<S extends string>({ page, given, read }: Saying<S>) {
  const [step, setStep] = useState<S | 'ask' | 'thanks'>(given?.step ?? 'ask')
  const [issue, setIssue] = useState(given?.issue)
  const [hasMoved, setMoved] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isSending = useRef(false)
  const last = useRef({ text: '', key: '' })

  const goTo = (next: 'ask' | 'thanks') => {
    setStep(next)
    setMoved(true)
  }
  /** The same again, because no answer came, goes under the same key. */
  const keyOf = (body: object) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const body = read(new FormReader(event.currentTarget))
    setFailure(null)
    setIssue(typeof body === 'string' ? body : undefined)
    if (typeof body === 'string') return
    isSending.current = true
    const refusal = await send(page, body, keyOf(body))
    isSending.current = false
    if (!refusal) {
      last.current.text = ''
      goTo('thanks')
    } else if (typeof refusal === 'string') setFailure(refusal)
    else setIssue(refusal.issue)
  }
  const askAgain = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    goTo('ask')
  }
  const said: Failure | 'thanks' | null = failure ?? (step === 'ask' ? null : 'thanks')
  return { step, said, issue, hasMoved, onSubmit, askAgain }
}
