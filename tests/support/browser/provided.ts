/** Values that tests/support/browser/served.ts provides to the browser tests. */
interface Served {
  /** URL of the production build. */
  site: string
  /** URL of the same build with bindings that fail as the header `x-fault` says. */
  faulty: string
  /** Signed URLs of the pages that confirm an action of a newsletter link. */
  newsletterDone: Record<'confirmed' | 'left', Record<'ar' | 'en', string>>
}

declare module 'vitest' {
  interface ProvidedContext extends Served {}
}

export type { Served }
