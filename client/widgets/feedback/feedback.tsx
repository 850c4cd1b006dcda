import type { Usefulness } from '#domain/feedback/usefulness-count'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'
import {
  type FeedbackState,
  type PersonalState,
  smallFormState,
} from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { CommentForm, commentStateOf } from './comment-form'
import { FeedbackQuestion, FeedbackReasons } from './feedback-forms'
import { AskAgain, resultTarget } from './form-parts'
import { StepUpForm } from './step-up'
import { useFeedbackForm } from './use-feedback-form'
import './feedback.css'

export interface FeedbackProps {
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Feedback({ usefulness, personalState }: FeedbackProps) {
  const { t, locale, path, query } = usePage()
  const state = smallFormState(personalState)
  const initial = state?.kind === 'feedback' ? state.feedback : null
  const page = localPath(path, locale)
  const { step, hasChangedStep, status, checking, issue, tally, onSubmit, onInput, askAgain } =
    useFeedbackForm({
      page,
      initial,
      read: (data) =>
        data.has('answer')
          ? { form: 'feedback', answer: data.get('answer'), reasons: data.getAll('reasons') }
          : t('feedback.unanswered'),
    })
  const share = tally ?? usefulness
  const target = resultTarget(personalState)
  const sides = feedbackAnswers.filter((side) => step === 'ask' || step === side)
  return (
    <>
      <section className="feedback" id="feedback" tabIndex={-1} aria-labelledby="feedback-title">
        <div className="feedback__inner">
          <h2 id="feedback-title">{t('feedback.question')}</h2>
          {target && (
            <p className="hint feedback__new-tab no-script">{t('form.feedbackInNewTab')}</p>
          )}
          {step === 'ask' && (
            <FeedbackQuestion
              action={page + query}
              target={target}
              onSubmit={onSubmit}
              onInput={onInput}
              takesFocus={hasChangedStep || initial?.issue !== undefined}
              issue={issue}
            />
          )}
          {step === 'check' && initial && (
            <CheckAgain of={initial} action={page + query} target={target} />
          )}
          <p role="status">
            {checking ??
              (status && t(status === 'failed' ? 'genericFailure' : `feedback.${status}`))}
          </p>
          {step === 'thanks' && (
            <AskAgain action={`${page}#feedback`} onSubmit={askAgain} takesFocus={hasChangedStep}>
              {t('feedback.change')}
            </AskAgain>
          )}
          {share && <Share of={share} />}
          {sides.map((side) => (
            <FeedbackReasons
              key={side}
              side={side}
              action={page + query}
              target={target}
              isOpen={step === side}
              onSubmit={onSubmit}
            />
          ))}
        </div>
      </section>
      <SuggestionBox personalState={personalState} />
    </>
  )
}

interface CheckAgainProps {
  of: FeedbackState
  action: string
  target: string | undefined
}

/** The answer with its reasons, to be sent again with the answer to a question. */
function CheckAgain({ of: { sent, question }, action, target }: CheckAgainProps) {
  const { t } = usePage()
  if (!sent || !question) return null
  const { answer, reasons, asked } = sent
  const known = feedbackReasons[answer].filter((reason) => reasons.includes(reason))
  return (
    <StepUpForm
      form="feedback"
      action={action}
      target={target}
      question={question}
      sent={{ answer, ...(asked && { asked: 'reasons' }) }}
      summary={t(`feedback.${answer}`)}
      submit={t('feedback.submit')}
    >
      {known.map((reason) => (
        <label key={reason} className="option">
          <input type="checkbox" name="reasons" value={reason} defaultChecked />
          <span>{t(`feedback.reasons.${reason}`)}</span>
        </label>
      ))}
    </StepUpForm>
  )
}

function Share({ of: { yes, no } }: { of: Usefulness }) {
  const { t, digits } = usePage()
  const count = yes + no
  if (count === 0) return null
  const percent = Math.round((yes * 100) / count)
  return <p className="hint feedback__share">{digits(t('feedback.share', { percent, count }))}</p>
}

function SuggestionBox({ personalState }: { personalState: PersonalState | undefined }) {
  const { t } = usePage()
  return (
    <div className="suggestion">
      <details open={commentStateOf(personalState, 'suggestion') !== null}>
        <summary>
          {t('suggestion.title')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <CommentForm form="suggestion" personalState={personalState} />
      </details>
    </div>
  )
}
