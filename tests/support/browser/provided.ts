/** What tests/support/browser/served.ts hands to the browser tests. */
interface Served {
  /** Address of the production build. */
  site: string
  /** The same behind bindings that fail as the header `x-fault` says. */
  faulty: string
  /** Signed addresses that say what a newsletter's link has done. */
  newsletterDone: Record<'confirmed' | 'left', Record<'ar' | 'en', string>>
}

declare module 'vitest' {
  interface ProvidedContext extends Served {}
}

export type { Served }
