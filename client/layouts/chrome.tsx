import type { ReactNode } from 'react'

/**
 * Markup around `<main>`: rendered by the worker, kept unchanged by the browser. It works without
 * React, so neither its code nor its messages are loaded for hydration
 * (docs/decisions/0006-header-and-footer-are-not-hydrated.md).
 */
export function ChromePart({ children }: { children: ReactNode }) {
  return <div className="chrome">{children}</div>
}

/** The same part in the browser, with the markup that the worker sent. */
export function ServerChromePart({ html }: { html: string }) {
  return (
    <div
      className="chrome"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker's own markup, read from the document
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
