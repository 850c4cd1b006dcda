import type { ReactNode, SubmitEventHandler } from 'react'
import {
  type FeedbackAnswer,
  feedbackAnswers,
  feedbackReasons,
} from '#domain/forms/feedback-reasons'
import { usePage } from '../i18n'
import { Icon } from '../ui/icon'
import { Issue } from './issue'

interface FeedbackPartProps {
  /** Address of the page that is rated. */
  action: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

interface AskProps extends FeedbackPartProps {
  /** Because it stands where the focus was when the last press was answered, or is to be mended. */
  takesFocus: boolean
  /** What was wrong with what was sent. */
  issue: string | undefined
}

/** Yes or no. Its button is for who cannot be shown the reasons of the chosen side at once. */
export function FeedbackAsk({ takesFocus, issue, ...props }: AskProps) {
  const { t } = usePage()
  return (
    <Part {...props} className="feedback__ask">
      {issue && <Issue of="feedback" control="feedback-yes" message={issue} />}
      <div
        className="feedback__choice"
        role="radiogroup"
        aria-labelledby="feedback-title"
        aria-describedby={issue && 'feedback-issue'}
        aria-invalid={issue ? true : undefined}
      >
        {feedbackAnswers.map((answer, index) => (
          <label key={answer}>
            <input
              type="radio"
              id={`feedback-${answer}`}
              name="answer"
              value={answer}
              // biome-ignore lint/a11y/noAutofocus: what had the focus has left, or what is wrong is here
              autoFocus={takesFocus && index === 0}
            />
            <span>
              <Icon name={answer === 'yes' ? 'thumbs-up' : 'thumbs-down'} />
              {t(`feedback.${answer}`)}
            </span>
          </label>
        ))}
      </div>
    </Part>
  )
}

interface ReasonsProps extends FeedbackPartProps {
  side: FeedbackAnswer
  /** Shown whatever is chosen: the answer itself is known already. */
  isOpen: boolean
}

/** The reasons of one side. Each side is a form of its own, so that no box of the other is ever sent. */
export function FeedbackReasons({ side, isOpen, ...props }: ReasonsProps) {
  const { t } = usePage()
  return (
    <Part {...props} className={`feedback__reasons${isOpen ? '' : ` feedback__reasons--${side}`}`}>
      <input type="hidden" name="answer" value={side} />
      <input type="hidden" name="asked" value="reasons" />
      <fieldset>
        <legend>
          {`${t(`feedback.${side}Reasons`)} `}
          <small>{t('feedback.reasonsHint')}</small>
        </legend>
        <div className="feedback__boxes">
          {feedbackReasons[side].map((reason) => (
            <label className="option" key={reason}>
              <input type="checkbox" name="reasons" value={reason} />
              <span>{t(`feedback.reasons.${reason}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Part>
  )
}

interface FormProps extends FeedbackPartProps {
  className: string
  children: ReactNode
}

function Part({ children, ...form }: FormProps) {
  const { t } = usePage()
  return (
    <form method="post" {...form}>
      <input type="hidden" name="form" value="feedback" />
      {children}
      <button className="button button--primary" type="submit">
        {t('feedback.submit')}
      </button>
    </form>
  )
}
