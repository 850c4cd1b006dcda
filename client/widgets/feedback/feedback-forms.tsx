import type { FormEventHandler, SubmitEventHandler } from 'react'
import {
  type FeedbackAnswer,
  feedbackAnswers,
  feedbackReasons,
} from '#domain/forms/feedback-reasons'
import type { Translate } from '#domain/messages/translate'
import { type Markup, markup } from '#domain/text/markup'
import { type PageScope, usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { FeedbackIssue } from './form-parts'
import './feedback.css'

interface FeedbackPartProps {
  /** URL of the rated page. */
  action: string
  target: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

interface FeedbackQuestionProps extends FeedbackPartProps {
  onInput: FormEventHandler<HTMLFormElement>
  /** True if the element that had focus was removed, or the error is here. */
  takesFocus: boolean
  issue: string | undefined
}

/** The button is only needed where CSS does not show the reasons of the chosen answer at once. */
export function FeedbackQuestion({ takesFocus, issue, ...form }: FeedbackQuestionProps) {
  const { t } = usePage()
  return (
    <form method="post" className="feedback__ask" {...form}>
      <input type="hidden" name="form" value="feedback" />
      {issue && <FeedbackIssue of="feedback" control="feedback-yes" message={issue} />}
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
              // biome-ignore lint/a11y/noAutofocus: the element that had focus was removed, or the error is here
              autoFocus={takesFocus && index === 0}
            />
            <span>
              <Icon name={answer === 'yes' ? 'thumbs-up' : 'thumbs-down'} />
              {t(`feedback.${answer}`)}
            </span>
          </label>
        ))}
      </div>
      <button className="button button--primary" type="submit">
        {t('feedback.submit')}
      </button>
    </form>
  )
}

interface ReasonsProps extends FeedbackPartProps {
  side: FeedbackAnswer
  /** Shows the reasons whatever is checked, because the answer is already known. */
  isOpen: boolean
}

/** Each answer has a form of its own, so that no checkbox of the other is ever sent. */
export function FeedbackReasons({ side, isOpen, action, target, onSubmit }: ReasonsProps) {
  const inside = reasonsOf(side, usePage())
  return (
    <form
      method="post"
      action={action}
      target={target}
      className={`feedback__reasons${isOpen ? '' : ` feedback__reasons--${side}`}`}
      onSubmit={onSubmit}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own messages, escaped
      dangerouslySetInnerHTML={inside}
    />
  )
}

const htmlByKey: Record<string, { __html: string }> = {}

/** Content of the form of one answer: the same on every page, written once per language. */
function reasonsOf(side: FeedbackAnswer, { locale, t }: PageScope): { __html: string } {
  const key = locale + side
  htmlByKey[key] ??= { __html: writeReasons(side, t).text }
  return htmlByKey[key]
}

function writeReasons(side: FeedbackAnswer, t: Translate): Markup {
  const boxes = feedbackReasons[side].map(
    (reason) =>
      markup`<label class="option"><input type="checkbox" name="reasons" value="${reason}"><span>${t(`feedback.reasons.${reason}`)}</span></label>`,
  )
  return markup`<input type="hidden" name="form" value="feedback"><input type="hidden" name="answer" value="${side}"><input type="hidden" name="asked" value="reasons"><fieldset><legend>${t(`feedback.${side}Reasons`)} <small>${t('feedback.reasonsHint')}</small></legend><div class="feedback__boxes">${boxes}</div></fieldset><button class="button button--primary" type="submit">${t('feedback.submit')}</button>`
}
