import { disclosureKinds } from '../content/pages/disclosure'
import type { Status } from '../tickets/status'

export const releaseStatuses = ['draft', 'published', 'refused', 'withdrawn'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

/** Statuses in which a ticket has an answer that may be published. */
export const releasableStatuses = ['answered', 'closed', 'rejected'] as const satisfies Status[]

/** True for a ticket whose answer may be published in the disclosure log. */
export function isReleasable({ kind, status }: { kind: string; status: Status }): boolean {
  return (
    disclosureKinds.some((one) => one === kind) && releasableStatuses.some((one) => one === status)
  )
}

const longestSlug = 60

/** The slug that an English title gives: its Latin words; empty if it has none. */
export function slugOf(titleEn: string): string {
  const words = titleEn
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-')
  if (slug.length <= longestSlug) return slug
  const cut = slug.slice(0, longestSlug + 1)
  return cut.slice(0, cut.lastIndexOf('-')) || slug.slice(0, longestSlug)
}
