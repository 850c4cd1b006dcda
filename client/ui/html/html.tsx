import { useMemo } from 'react'
import '../text/stacked-table.css'
import '../text/text-fold.css'
import '../text/prose.css'

/** Element whose content is HTML from the payload, written when the payload was made. */
export function Html({ className, html }: { className?: string; html: string }) {
  // React writes the content again for each new object.
  const inside = useMemo(() => ({ __html: html }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it was escaped where it was written
  return <div className={className} dangerouslySetInnerHTML={inside} />
}
