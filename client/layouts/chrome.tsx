import type { ReactNode } from 'react'

/**
 * What stands around `<main>`: drawn by the worker, and left by the browser as it was sent. It works
 * without React, so neither its code nor its words have to be there when a page is taken over.
 */
export function ChromePart({ children }: { children: ReactNode }) {
  return <div className="chrome">{children}</div>
}

/** The same part in the browser: its markup as it stands in the document. */
export function StandingPart({ html }: { html: string }) {
  return (
    <div
      className="chrome"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker's own markup, read from the document
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
