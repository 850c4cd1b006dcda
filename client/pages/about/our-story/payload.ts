import type { DateText } from '#domain/dates/date-text'
import type { TitledText } from '#domain/payloads/about'

interface TaskGroup {
  title: string
  tasks: string[]
}

export interface OurStoryPayload {
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
