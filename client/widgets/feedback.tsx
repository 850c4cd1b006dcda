import { type SubmitEvent, useState } from 'react'
import { toDigits } from '#domain/format'
import { feedbackAnswers } from '#domain/forms/feedback-reasons'
import type { FeedbackState, Own } from '#domain/forms/own'
import { localPath } from '#domain/locale'
import type { Usefulness } from '#domain/payloads'
import { usePage } from '../i18n'
import { post } from '../post'
import {
  FeedbackAsk,
  type FeedbackPartProps,
  FeedbackReasons,
  type TakesFocus,
} from './feedback-forms'

type Step = FeedbackState['step']
type Failure = 'feedback.limited' | 'feedback.failed'

/** The browser's FormData reads a form; the worker draws this page too, and its types know none that does. */
const FormReader = FormData as unknown as new (form: HTMLFormElement) => FormData

async function sendAnswer(page: string, form: HTMLFormElement): Promise<Failure | null> {
  const sent = new FormReader(form)
  const body = { form: 'feedback', answer: sent.get('answer'), reasons: sent.getAll('reasons') }
  const response = await post(page, body).catch(() => null)
  if (response?.ok) return null
  return response?.status === 429 ? 'feedback.limited' : 'feedback.failed'
}

/** Where a visitor stands, and the moves from there once script answers instead of a new page. */
function useFeedback(first: Step, page: string) {
  const [step, setStep] = useState(first)
  const [hasMoved, setMoved] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const [isUnanswered, setUnanswered] = useState(false)

  const goTo = (next: Step) => {
    setStep(next)
    setMoved(true)
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const isEmpty = !new FormReader(form).has('answer')
    setUnanswered(isEmpty)
    if (isEmpty) return
    setSending(true)
    const refusal = await sendAnswer(page, form)
    setSending(false)
    setFailure(refusal)
    if (!refusal) goTo('thanks')
  }
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    goTo('ask')
  }
  return { step, hasMoved, failure, isUnanswered, send, ask }
}

interface FeedbackProps {
  usefulness?: Usefulness
  own?: Own
}

/** Asks at the end of a page whether it was of use; the answer goes to the page's own address. */
export function Feedback({ usefulness, own }: FeedbackProps) {
  const { t, locale, path } = usePage()
  const given = own?.kind === 'feedback' ? own.feedback : null
  const page = localPath(path, locale)
  const { step, hasMoved, failure, isUnanswered, send, ask } = useFeedback(
    given?.step ?? 'ask',
    page,
  )
  const issue = isUnanswered ? t('feedback.unanswered') : given?.issue
  const said = failure ?? (step === 'ask' ? null : 'feedback.thanks')
  const sides = feedbackAnswers.filter((side) => step === 'ask' || step === side)
  return (
    <section className="feedback" id="feedback" tabIndex={-1} aria-labelledby="feedback-title">
      <div className="feedback__inner">
        <h2 id="feedback-title">{t('feedback.question')}</h2>
        {step === 'ask' && (
          <FeedbackAsk action={page} onSubmit={send} takesFocus={hasMoved} issue={issue} />
        )}
        <p role="status">{said && t(said)}</p>
        {step === 'thanks' && (
          <Change action={`${page}#feedback`} onSubmit={ask} takesFocus={hasMoved} />
        )}
        {usefulness && <Share of={usefulness} />}
        {sides.map((side) => (
          <FeedbackReasons
            key={side}
            side={side}
            action={page}
            isOpen={step === side}
            onSubmit={send}
          />
        ))}
      </div>
    </section>
  )
}

/** Leads to the bare page, where the question stands again. */
function Change({ takesFocus, ...form }: FeedbackPartProps & TakesFocus) {
  const { t } = usePage()
  return (
    <form {...form}>
      {/* biome-ignore lint/a11y/noAutofocus: what had the focus has left */}
      <button className="button button--quiet" type="submit" autoFocus={takesFocus}>
        {t('feedback.change')}
      </button>
    </form>
  )
}

function Share({ of: { yes, no } }: { of: Usefulness }) {
  const { t, site } = usePage()
  const count = yes + no
  if (count === 0) return null
  const percent = Math.round((yes * 100) / count)
  return (
    <p className="feedback__share">
      {toDigits(t('feedback.share', { percent, count }), site.digits)}
    </p>
  )
}
