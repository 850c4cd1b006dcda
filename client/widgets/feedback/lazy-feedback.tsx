import { asItStands } from '../../ui/text/as-it-stands'
import type { Feedback, FeedbackProps } from './feedback'

interface Widgets {
  /** The widget itself: in the worker, and in a browser that has shown another page. */
  Feedback?: typeof Feedback
}

export const widgets: Widgets = {}

/**
 * The widget on a page that has little room for script: the browser keeps the worker's markup, and
 * its forms are answered by `watchFeedback`, so that nothing typed in the page's form is lost.
 */
export function FeedbackPlace(props: FeedbackProps) {
  const { Feedback } = widgets
  if (Feedback) {
    return (
      <div data-feedback>
        <Feedback {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker's own markup, left as it stands
  return <div data-feedback dangerouslySetInnerHTML={asItStands} />
}
