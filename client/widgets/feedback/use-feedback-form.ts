import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { post } from '../../boot/post'
import { documentTitle } from '../../head'
import { usePage } from '../../i18n'

export type Failure = 'limited' | 'failed'

/** The browser's FormData reads a form; the worker draws widgets too, and its types know none that does. */
const FormReader = FormData as unknown as new (form: HTMLFormElement) => FormData

interface Answer<T> {
  /** The page's counts, with what was sent. */
  tally?: T
  /** Why it was refused. */
  issue?: string
}

/** The worker's answer; or a word for why there is none to show. */
async function send<T>(page: string, body: object, key: string): Promise<Failure | Answer<T>> {
  const response = await post(page, body, { key }).catch(() => null)
  if (response?.status === 429) return 'limited'
  const answer = (await response?.json().catch(() => null)) as Answer<T> | null | undefined
  if (response?.ok) return { tally: answer?.tally }
  return response?.status === 422 && answer?.issue ? { issue: answer.issue } : 'failed'
}

interface Saying<S extends string, T> {
  /** Address of the page that something is said of. */
  page: string
  /** Where a visitor stands, and what was wrong with what they sent without script. */
  given: { step: S; issue?: string; tally?: T } | null
  /** What is sent of a form; or, as text, what is wrong with it. */
  read: (sent: FormData) => object | string
  /** Whether an edit has settled what the worker found wrong; else the next sending tells. */
  isRight?: (sent: FormData) => boolean
}

/** The worker's types know no submitter either. */
function isSwitch({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as { submitter?: { name?: unknown } | null }
  return submitter?.name === 'intent'
}

const { document: page } = globalThis as unknown as { document: { title: string } }

/** Where a visitor stands in a small form, and the moves from there once script answers it. */
export function useSaying<S extends string, T = never>({
  page: address,
  given,
  read,
  isRight,
}: Saying<S, T>) {
  const { t, route, title } = usePage()
  const [step, setStep] = useState<S | 'ask' | 'thanks'>(given?.step ?? 'ask')
  const [issue, setIssue] = useState(given?.issue)
  const [tally, setTally] = useState(given?.tally)
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
    // The language switch sends the form too, to the page in the other language.
    if (isSwitch(event)) return
    event.preventDefault()
    if (isSending.current) return
    const body = read(new FormReader(event.currentTarget))
    setFailure(null)
    setIssue(typeof body === 'string' ? body : undefined)
    if (typeof body === 'string') return
    isSending.current = true
    const answer = await send<T>(address, body, keyOf(body))
    isSending.current = false
    if (typeof answer === 'string') setFailure(answer)
    else if (answer.issue) setIssue(answer.issue)
    else {
      last.current.text = ''
      setTally(answer.tally)
      goTo('thanks')
    }
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!issue) return
    const sent = new FormReader(event.currentTarget)
    if (typeof read(sent) === 'string' || isRight?.(sent) === false) return
    setIssue(undefined)
    // Without script the title came with the word for an error.
    if (given?.issue && route) page.title = documentTitle(t, route, title)
  }
  const askAgain = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    goTo('ask')
  }
  const said: Failure | 'thanks' | null = failure ?? (step === 'ask' ? null : 'thanks')
  return { step, said, issue, tally, hasMoved, onSubmit, onInput, askAgain }
}
