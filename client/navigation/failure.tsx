import { useEffect, useRef } from 'react'
import { ProblemPage } from '../pages/problem/problem'
import sheet from '../pages/problem/problem.css?url'
import { loadSheet } from './load-sheet'

/** Resolves when the stylesheet of the error page is applied. */
export const ready = loadSheet(sheet)

export function NavigationFailure({ incident }: { incident: string }) {
  const container = useRef<HTMLDivElement>(null)
  // The element that had focus was removed with the page.
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1}>
      <ProblemPage
        status={500}
        incident={incident}
        near={[]}
        reload={location.pathname + location.search}
      />
    </div>
  )
}
