/**
 * How an error surfaced in a browser: uncaught, as a rejection nobody handled, while React rendered
 * the page, or as markup that React had to render again.
 */
export const clientErrorKinds = ['error', 'rejection', 'render', 'hydration'] as const

/** What a browser says of an uncaught error: nothing of who met it, and no message. */
export interface ClientError {
  kind: (typeof clientErrorKinds)[number]
  /** UUID that the error page shows. */
  incident: string
  /** Class of the error. */
  error: string
  /** Positions in the site's own files, the innermost first. */
  trace: string[]
  build: string
  /** Path of the page, without its query. */
  path: string
}
