import type { DateText, Person } from './payloads'

export interface Titled {
  title: string
  text: string
}

export interface OurStoryPayload {
  modified: DateText
  lead: string
  intro: string[]
  vision: string
  mission: string
  goal: string
  establishment: string
  milestones: (Titled & { year: number })[]
  goals: Titled[]
  tasks: string[]
  objectives: Titled[]
  alignment: string
  themes: Titled[]
  /** Newest first. */
  awards: { slug: string; title: string; date: DateText; granter: string; note: string }[]
}

export interface Committee {
  slug: string
  title: string
  text: string
  chair: string
  members: string[]
}

export interface DirectorsPayload {
  modified: DateText
  lead: string
  members: Person[]
  duties: string[]
  meetings: string
  conduct: string
  committees: Committee[]
}

export interface OrganisationUnit {
  slug: string
  title: string
  text: string
  rank: 'board' | 'executive' | 'office' | 'sector' | 'department'
  /** The executive who heads it, or null. */
  head: { slug: string; name: string } | null
  units: OrganisationUnit[]
}

export interface OrgStructurePayload {
  modified: DateText
  root: OrganisationUnit
}

export type Executive = Omit<Person, 'role'> & { portfolio: string }

export interface ExecutiveManagementPayload {
  modified: DateText
  executives: Executive[]
}

export interface ExecutivePayload extends Executive {
  modified: DateText
  responsibilities: string[]
  biography: string[]
  /** The unit he or she heads, and what answers to it. */
  unit: Pick<OrganisationUnit, 'slug' | 'title' | 'text'> & { units: string[] }
  others: Executive[]
}
