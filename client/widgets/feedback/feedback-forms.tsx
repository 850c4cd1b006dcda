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
import type { Inside } from '../../ui/text/written'
import { Issue } from './issue'

interface FeedbackPartProps {
  /** Address of the page that is rated. */
  action: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

interface AskProps extends FeedbackPartProps {
  onInput: FormEventHandler<HTMLFormElement>
  /** Because it stands where the focus was when the last press was answered, or is to be mended. */
  takesFocus: boolean
  /** What was wrong with what was sent. */
  issue: string | undefined
}

/** Yes or no. Its button is for who cannot be shown the reasons of the chosen side at once. */
export function FeedbackAsk({ takesFocus, issue, ...form }: AskProps) {
  const { t } = usePage()
  return (
    <form method="post" className="feedback__ask" {...form}>
      <input type="hidden" name="form" value="feedback" />
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
      <button className="button button--primary" type="submit">
        {t('feedback.submit')}
      </button>
    </form>
  )
}

interface ReasonsProps extends FeedbackPartProps {
  side: FeedbackAnswer
  /** Shown whatever is chosen: the answer itself is known already. */
  isOpen: boolean
}

/** The reasons of one side. Each side is a form of its own, so that no box of the other is ever sent. */
export function FeedbackReasons({ side, isOpen, action, onSubmit }: ReasonsProps) {
  const inside = reasonsOf(side, usePage())
  return (
    <form
      method="post"
      action={action}
      className={`feedback__reasons${isOpen ? '' : ` feedback__reasons--${side}`}`}
      onSubmit={onSubmit}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, escaped
      dangerouslySetInnerHTML={inside}
    />
  )
}

const written: Record<string, Inside> = {}

/** What stands in the form of one side: the same on every page, and written once a language. */
function reasonsOf(side: FeedbackAnswer, { locale, t }: PageScope): Inside {
  const key = locale + side
  written[key] ??= { __html: writeReasons(side, t).text }
  return written[key]
}

function writeReasons(side: FeedbackAnswer, t: Translate): Markup {
  const boxes = feedbackReasons[side].map(
    (reason) =>
      markup`<label class="option"><input type="checkbox" name="reasons" value="${reason}"><span>${t(`feedback.reasons.${reason}`)}</span></label>`,
  )
  return markup`<input type="hidden" name="form" value="feedback"><input type="hidden" name="answer" value="${side}"><input type="hidden" name="asked" value="reasons"><fieldset><legend>${t(`feedback.${side}Reasons`)} <small>${t('feedback.reasonsHint')}</small></legend><div class="feedback__boxes">${boxes}</div></fieldset><button class="button button--primary" type="submit">${t('feedback.submit')}</button>`
}
