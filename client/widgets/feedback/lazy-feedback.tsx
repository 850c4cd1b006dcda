import { keepServerMarkup } from '../../ui/html/keep-server-markup'
import type { Feedback, FeedbackProps } from './feedback'

interface Widgets {
  /** Set in the worker, and in the browser before it shows another page. */
  Feedback?: typeof Feedback
}

export const widgets: Widgets = {}

/**
 * Feedback on a page that has little room for script: the browser keeps the server's markup, and
 * `watchFeedback` submits its forms without a new document, so input in the page's form is kept.
 */
export function LazyFeedback(props: FeedbackProps) {
  const { Feedback } = widgets
  if (Feedback) {
    return (
      <div data-feedback>
        <Feedback {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker's own markup, kept unchanged
  return <div data-feedback dangerouslySetInnerHTML={keepServerMarkup} />
}
