import type { ComponentType } from 'react'
import { keepServerMarkup } from '../../ui/html/keep-server-markup'
import type { FeedbackProps } from './feedback'
import type { UseCasesProps } from './use-cases'
import './feedback.css'

interface Widgets {
  Feedback: FeedbackProps
  UseCases: UseCasesProps
}

/** Set in the worker, and in the browser before it shows another page. */
export const widgets: { [N in keyof Widgets]?: ComponentType<Widgets[N]> } = {}

/**
 * Feedback on a page that has little room for script: the browser keeps the server's markup, and
 * `watchFeedback` submits its forms without a new document, so input in the page's form is kept.
 */
export function LazyFeedback(props: FeedbackProps) {
  return <Lazy Widget={widgets.Feedback} props={props} />
}

/** Use cases on such a page. */
export function LazyUseCases(props: UseCasesProps) {
  return <Lazy Widget={widgets.UseCases} props={props} />
}

interface LazyProps<P extends object> {
  Widget: ComponentType<P> | undefined
  props: P
}

function Lazy<P extends object>({ Widget, props }: LazyProps<P>) {
  if (Widget) {
    return (
      <div data-feedback>
        <Widget {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker's own markup, kept unchanged
  return <div data-feedback dangerouslySetInnerHTML={keepServerMarkup} />
}
