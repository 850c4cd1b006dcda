import type { FormEventHandler, SubmitEventHandler } from 'react'
import type { RatingState, RatingTally } from '#domain/forms/personal-state'
import { scoreNames, scores } from '#domain/forms/score'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Stars } from '../../ui/media/stars'
import { AskAgain, FeedbackIssue } from './form-parts'
import { StepUpForm } from './step-up'
import { useFeedbackForm } from './use-feedback-form'
import './feedback.css'
import './rating.css'

export function Rating() {
  const { t, locale, path, personalState } = usePage()
  const page = localPath(path, locale)
  const initial = personalState?.kind === 'rating' ? personalState.rating : null
  const { step, hasChangedStep, status, checking, issue, tally, onSubmit, onInput, askAgain } =
    useFeedbackForm({
      page,
      initial,
      read: (data) =>
        data.has('score') ? { form: 'rating', score: data.get('score') } : t('rating.unanswered'),
    })
  const takesFocus = hasChangedStep || initial?.issue !== undefined
  return (
    <div className="rating">
      {step === 'ask' && (
        <Choice
          issue={issue}
          onSubmit={onSubmit}
          onInput={onInput}
          takesFocus={takesFocus}
          action={page}
        />
      )}
      {step === 'check' && initial && <CheckAgain of={initial} action={page} />}
      <div role="status">
        {checking && <p>{checking}</p>}
        {status && <p>{t(status === 'failed' ? 'genericFailure' : `rating.${status}`)}</p>}
        {status === 'thanks' && tally && <Tally of={tally} />}
      </div>
      {step === 'thanks' && (
        <AskAgain action={`${page}#rating`} onSubmit={askAgain} takesFocus={hasChangedStep}>
          {t('rating.change')}
        </AskAgain>
      )}
    </div>
  )
}

/** The score, to be sent again with the answer to a question. */
function CheckAgain({ of: { score, question }, action }: { of: RatingState; action: string }) {
  const { t, digits } = usePage()
  const known = scores.find((one) => one === score)
  if (!known || !question) return null
  return (
    <StepUpForm
      form="rating"
      action={action}
      question={question}
      sent={{ score: String(known) }}
      summary={`${digits(known)} ${t(`rating.scores.${scoreNames[known]}`)}`}
      submit={t('rating.submit')}
    />
  )
}

function Tally({ of: { mean, count } }: { of: RatingTally }) {
  const { t, digits } = usePage()
  const average = t('rating.mean', { mean })
  const text = t('rating.tally', { average, from: t('rating.from', { count }) })
  return <p>{digits(text)}</p>
}

interface ChoiceProps {
  issue: string | undefined
  takesFocus: boolean
  action: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onInput: FormEventHandler<HTMLFormElement>
}

function Choice({ issue, takesFocus, ...form }: ChoiceProps) {
  const { t, digits } = usePage()
  return (
    <form method="post" {...form}>
      <input type="hidden" name="form" value="rating" />
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may be required or invalid (ARIA in HTML allows it here)
        role="radiogroup"
        aria-required
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? 'rating-issue rating-hint' : 'rating-hint'}
      >
        <legend>{t('rating.question')}</legend>
        <p className="hint" id="rating-hint">
          {t('rating.hint')}
        </p>
        {issue && <FeedbackIssue of="rating" control="score-1" message={issue} />}
        <div className="feedback__choice rating__scores">
          {scores.map((score) => (
            <label key={score}>
              <input
                type="radio"
                id={`score-${score}`}
                name="score"
                value={score}
                // biome-ignore lint/a11y/noAutofocus: the element that had focus was removed, or the error is here
                autoFocus={takesFocus && score === 1}
              />
              <span>
                <Stars of={score} />
                {`${digits(score)} ${t(`rating.scores.${scoreNames[score]}`)}`}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button className="button button--primary" type="submit">
        {t('rating.submit')}
      </button>
    </form>
  )
}
