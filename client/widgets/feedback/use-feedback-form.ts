import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { documentTitle } from '../../head'
import { usePage } from '../../i18n'
import { postAnswer, type RefusedAnswer } from './post-answer'

export type FeedbackFailure = 'limited' | 'failed'

/**
 * The browser's FormData reads a form element; the worker also compiles widgets, and its types know
 * no such constructor.
 */
const FormReader = FormData as unknown as new (form: HTMLFormElement) => FormData

/** The issue is the reason for the refusal; with the field that it is about if the form has several. */
interface Answer<T> extends RefusedAnswer {
  /** The page's counts, including the submission. */
  tally?: T
  field?: 'link'
}

async function send<T>(
  page: string,
  body: object,
  key: string,
  onCheck: (text: string) => void,
): Promise<FeedbackFailure | Answer<T>> {
  const response = await postAnswer(page, body, key, onCheck).catch(() => null)
  if (response?.status === 429) return 'limited'
  const answer = (await response?.json().catch(() => null)) as Answer<T> | null | undefined
  if (response?.ok) return { tally: answer?.tally }
  return response?.status === 422 && answer?.issue && !answer.challenge ? answer : 'failed'
}

interface FeedbackForm<S extends string, T> {
  /** URL of the page that the feedback is about. */
  page: string
  /** State that the worker rendered, with the issue of a submission without script. */
  initial: { step: S; issue?: string; field?: 'link'; tally?: T } | null
  /** Body to send; or, as text, the issue. */
  read: (data: FormData) => object | string
  /** Checks whether an edit has resolved an issue; without it, `read` decides alone. */
  isValid?: (data: FormData) => boolean
}

/** The worker's types have no submitter either. */
function isLanguageSwitch({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as { submitter?: { name?: unknown } | null }
  return submitter?.name === 'intent'
}

const { document: page } = globalThis as unknown as {
  document: { title: string; activeElement: unknown }
}

/** State of a small form, and its transitions once script handles it. */
export function useFeedbackForm<S extends string, T = never>({
  page: url,
  initial,
  read,
  isValid,
}: FeedbackForm<S, T>) {
  const { t, route, title } = usePage()
  const [step, setStep] = useState<S | 'ask' | 'thanks'>(initial?.step ?? 'ask')
  const [issue, setIssue] = useState(initial?.issue)
  const [field, setField] = useState(initial?.field)
  const [tally, setTally] = useState(initial?.tally)
  const [hasChangedStep, setHasChangedStep] = useState(false)
  const [failure, setFailure] = useState<FeedbackFailure | null>(null)
  const [checking, setChecking] = useState<string | null>(null)
  const isSending = useRef(false)
  const last = useRef({ text: '', key: '' })

  const changeStep = (next: 'ask' | 'thanks') => {
    setStep(next)
    setHasChangedStep(true)
  }
  /** A retry with the same content, because no response came, reuses the key. */
  const keyOf = (body: object) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    // The language switch also submits this form, to the page in the other language.
    if (isLanguageSwitch(event)) return
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const submitted = page.activeElement
    const showIssue = (text: string) => {
      setIssue(text)
      import('./go-to-issue').then(
        (module) => module.goToIssue(form, submitted),
        () => {},
      )
    }
    const body = read(new FormReader(form))
    setFailure(null)
    if (typeof body === 'string') return showIssue(body)
    setIssue(undefined)
    isSending.current = true
    const answer = await send<T>(url, body, keyOf(body), setChecking)
    isSending.current = false
    setChecking(null)
    if (typeof answer === 'string') setFailure(answer)
    else if (answer.issue) {
      setField(answer.field)
      showIssue(answer.issue)
    } else {
      last.current.text = ''
      setTally(answer.tally)
      changeStep('thanks')
    }
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!issue) return
    const data = new FormReader(event.currentTarget)
    if (typeof read(data) === 'string' || isValid?.(data) === false) return
    setIssue(undefined)
    // The title of the server's document begins with the prefix for errors.
    if (initial?.issue && route) page.title = documentTitle(t, route, title)
  }
  const askAgain = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    changeStep('ask')
  }
  const isAsking = step === 'ask' || step === 'check'
  const status: FeedbackFailure | 'thanks' | null = failure ?? (isAsking ? null : 'thanks')
  return {
    step,
    status,
    checking,
    issue,
    field,
    tally,
    hasChangedStep,
    onSubmit,
    onInput,
    askAgain,
  }
}
