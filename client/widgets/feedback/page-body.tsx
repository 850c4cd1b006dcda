import type { ReactNode } from 'react'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { PageData } from '#domain/payloads/page-data'
import { PageMeta } from '../../ui/page/page-meta'
import { Feedback } from './feedback'

/** What the component of a page gets. */
export interface PageProps<P> {
  payload: P & PageData['payload']
  usefulness?: Usefulness
  personalState?: PersonalState
}

interface PageBodyProps {
  of: PageProps<object>
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
