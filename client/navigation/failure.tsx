import { useEffect, useRef } from 'react'
import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { Problem } from '../pages/problem'
import sheet from '../styles/problem.css?url'
import { loadSheet } from './load-sheet'

/** Resolves when the stylesheet of the error page is applied. */
export const ready = loadSheet(sheet)

export function Failure({ incident }: { incident: string }) {
  const { locale, path, query } = usePage()
  const container = useRef<HTMLDivElement>(null)
  // The element that had focus was removed with the page.
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1}>
      <Problem
        status={500}
        incident={incident}
        near={[]}
        reload={localPath(path, locale) + query}
      />
    </div>
  )
}
