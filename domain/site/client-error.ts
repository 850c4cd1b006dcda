/** Sources of browser errors: uncaught, unhandled rejection, React render, hydration mismatch. */
export const clientErrorKinds = ['error', 'rejection', 'render', 'hydration'] as const

/** Report of an uncaught browser error; it contains neither a visitor nor the error message. */
export interface ClientError {
  kind: (typeof clientErrorKinds)[number]
  /** UUID, shown on the error page. */
  incident: string
  /** Class name of the error. */
  error: string
  /** Positions in the site's own scripts, innermost first. */
  trace: string[]
  build: string
  /** Path of the page without its query. */
  path: string
}
