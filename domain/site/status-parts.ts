/** Parts of this site that are checked every minute. */
export const statusParts = ['pages', 'forms', 'mail', 'search', 'data'] as const
export type StatusPart = (typeof statusParts)[number]
