import type { ComponentType, ReactNode } from 'react'
import { keepServerMarkup } from '../../ui/html/keep-server-markup'
import { PageMeta } from '../../ui/page/page-meta'
import type { FeedbackProps } from './feedback'
import type { PageProps } from './page-body'
import type { UseCasesProps } from './use-cases'
import './feedback.css'

interface Widgets {
  Feedback: FeedbackProps
  UseCases: UseCasesProps
}

/** Set in the worker, and in the browser before it shows another page. */
export const widgets: { [N in keyof Widgets]?: ComponentType<Widgets[N]> } = {}

interface LazyPageBodyProps {
  of: PageProps<object>
  /** A page that only reports a result ends with it. */
  isResult?: boolean
  children?: ReactNode
}

/**
 * The last part of a page that has little room for script, as `PageBody` is of the others: the
 * browser keeps the server's markup of the feedback, and `watchFeedback` submits its forms without a
 * new document, so input in the page's form is kept.
 */
export function LazyPageBody({ of: page, isResult = false, children }: LazyPageBodyProps) {
  const { payload, ...state } = page
  return (
    <>
      <div className="container">
        {children}
        {!isResult && <PageMeta modified={payload.modified} />}
      </div>
      {!isResult && <Lazy Widget={widgets.Feedback} props={state} />}
    </>
  )
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
