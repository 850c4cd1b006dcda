import type { MagazineIssue } from '#domain/payloads/gallery'

/** Newest issue first; may be empty. */
export interface MagazinePayload {
  issues: MagazineIssue[]
}
