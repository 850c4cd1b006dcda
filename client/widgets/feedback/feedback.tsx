import { toDigits } from '#domain/dates/format'
import { feedbackAnswers } from '#domain/forms/feedback-reasons'
import { type Own, smallFormState } from '#domain/forms/personal-state'
import type { Usefulness } from '#domain/payloads/payloads'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { AskAgain } from './ask-again'
import { FeedbackAsk, FeedbackReasons } from './feedback-forms'
import { Suggestion } from './suggestion'
import { useSaying } from './use-feedback-form'

export interface FeedbackProps {
  usefulness?: Usefulness
  own?: Own
}

/** Asks at the end of a page whether it was of use; the answer goes to the page's own address. */
export function Feedback({ usefulness, own }: FeedbackProps) {
  const { t, locale, path, query } = usePage()
  const state = smallFormState(own)
  const given = state?.kind === 'feedback' ? state.feedback : null
  const page = localPath(path, locale)
  const { step, hasMoved, said, issue, tally, onSubmit, onInput, askAgain } = useSaying({
    page,
    given,
    read: (sent) =>
      sent.has('answer')
        ? { form: 'feedback', answer: sent.get('answer'), reasons: sent.getAll('reasons') }
        : t('feedback.unanswered'),
  })
  const share = tally ?? usefulness
  const sides = feedbackAnswers.filter((side) => step === 'ask' || step === side)
  return (
    <>
      <section className="feedback" id="feedback" tabIndex={-1} aria-labelledby="feedback-title">
        <div className="feedback__inner">
          <h2 id="feedback-title">{t('feedback.question')}</h2>
          {step === 'ask' && (
            <FeedbackAsk
              action={page + query}
              onSubmit={onSubmit}
              onInput={onInput}
              takesFocus={hasMoved || given?.issue !== undefined}
              issue={issue}
            />
          )}
          <p role="status">
            {said && t(said === 'failed' ? 'genericFailure' : `feedback.${said}`)}
          </p>
          {step === 'thanks' && (
            <AskAgain action={`${page}#feedback`} onSubmit={askAgain} takesFocus={hasMoved}>
              {t('feedback.change')}
            </AskAgain>
          )}
          {share && <Share of={share} />}
          {sides.map((side) => (
            <FeedbackReasons
              key={side}
              side={side}
              action={page + query}
              isOpen={step === side}
              onSubmit={onSubmit}
            />
          ))}
        </div>
      </section>
      <Suggestion own={own} />
    </>
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
