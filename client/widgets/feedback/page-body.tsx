import type { ReactNode } from 'react'
import type { DateText } from '#domain/dates/date-text'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { PageMeta } from '../../ui/page/page-meta'
import { Feedback } from './feedback'

/** What the component of a page gets. */
export interface PageProps<P> {
  payload: P
  usefulness?: Usefulness
  personalState?: PersonalState
}

interface PageBodyProps {
  of: PageProps<{ modified: DateText }>
  children?: ReactNode
}

/** The last part of a page, with the day of its last change and the question below it. */
export function PageBody({ of: { payload, ...state }, children }: PageBodyProps) {
  return (
    <>
      <div className="container">
        {children}
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback {...state} />
    </>
  )
}
