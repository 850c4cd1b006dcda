import type { DateText } from '../dates/date-text'
import type { Person } from './home'

export interface TitledText {
  title: string
  text: string
}

export interface TaskGroup {
  title: string
  tasks: string[]
}

export interface OurStoryPayload {
  modified: DateText
  lead: string
  intro: string[]
  vision: string
  mission: string
  goal: string
  establishment: string
  milestones: (TitledText & { year: number })[]
  goals: TitledText[]
  tasks: { stages: TaskGroup[]; shared: TaskGroup }
  objectives: TitledText[]
  alignment: string
  themes: TitledText[]
  /** Newest first. */
  awards: { slug: string; title: string; date: DateText; granter: string; note: string }[]
}

export type CommitteeMember = Pick<Person, 'slug' | 'name'>

export interface Committee {
  slug: string
  title: string
  text: string
  chair: CommitteeMember | null
  members: CommitteeMember[]
}

export interface DirectorsPayload {
  modified: DateText
  lead: string
  members: (Person & { attended: number | null })[]
  /** Board meetings of a year. */
  held: { year: string; count: number } | null
  duties: string[]
  meetings: string
  conduct: string
  committees: Committee[]
}

export interface Department {
  slug: string
  title: string
  text: string
  rank: 'board' | 'executive' | 'office' | 'sector' | 'department'
  /** Executive who heads it, or null. */
  head: { slug: string; name: string } | null
  children: Department[]
}

export interface OrgStructurePayload {
  modified: DateText
  root: Department
}

export type ExecutiveProfile = Omit<Person, 'role'> & { portfolio: string }

export interface ExecutiveManagementPayload {
  modified: DateText
  executives: ExecutiveProfile[]
  /** Heads of offices that report to the board itself. */
  ofBoard: ExecutiveProfile[]
}

export interface Post {
  title: string
  from: number
  /** Null for the present post. */
  to: number | null
  /** Years from the first to the last, or to this year. */
  years: number
}

export interface ExecutivePayload extends ExecutiveProfile {
  modified: DateText
  responsibilities: string[]
  biography: string[]
  /** Newest first. */
  posts: Post[]
  /** An achievement of the department; `source`: title of the list that it is in. */
  figure: {
    number: string
    sign: string
    unit: string | null
    text: string
    source: string
  } | null
  /** Department this person heads; `children`: titles of the departments below it. */
  department: Pick<Department, 'slug' | 'title' | 'text'> & { children: string[] }
  others: ExecutiveProfile[]
}
