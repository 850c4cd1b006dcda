import type { TitledText } from '#domain/payloads/about'
import type { Person } from '#domain/payloads/home'

export type CommitteeMember = Pick<Person, 'slug' | 'name'>

interface Committee extends TitledText {
  slug: string
  chair: CommitteeMember | null
  members: CommitteeMember[]
}

export interface DirectorsPayload {
  lead: string
  members: (Person & { attended: number | null })[]
  /** Board meetings of a year. */
  held: { year: string; count: number } | null
  duties: string[]
  meetings: string
  conduct: string
  committees: Committee[]
}
