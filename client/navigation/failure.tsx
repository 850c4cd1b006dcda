import { useEffect, useRef } from 'react'
import { Problem } from '../pages/problem'
import sheet from '../styles/problem.css?url'
import { loadSheet } from './load-sheet'

/** Settles when the page can be shown as it is meant to look. */
export const ready = loadSheet(sheet)

/** The error page as the worker renders it, for a page that React could not render. */
export function Failure({ incident }: { incident: string }) {
  const place = useRef<HTMLDivElement>(null)
  // What had focus is gone with the page.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Problem status={500} incident={incident} near={[]} />
    </div>
  )
}
