import type { DateText } from '#domain/dates/date-text'
import type { Person } from '#domain/payloads/home'
import type { BookCard, SectionCard } from '#domain/payloads/knowledge'
import type { NewsCard, StoryCard } from '#domain/payloads/newsroom'
import type { ServiceRow } from '#domain/payloads/services'

export interface NationalDay {
  number: number
  title: string
  text: string
  date: DateText
  /** Start of the day in Riyadh, ISO 8601 with offset, for the countdown in the browser. */
  until: string
  /** Whole Riyadh days left; 0 on the day. */
  days: number
  /** It heads the page and counts seconds; before that it stands further down and counts days. */
  isNear: boolean
}

export interface AchievementFigure {
  slug: string
  /** Its units, or its share of a hundred; null where the number speaks for itself. */
  squares: { count: number; filled: number; label: string } | null
  /** Grouped digits: "57,000". */
  number: string
  /** "+", "%" or empty. */
  sign: string
  unit: string | null
  text: string
}

/** Second lines of the tasks in the hero whose text is calculated. */
export interface HomeTasks {
  frameworkAgreements: string
  services: string
}

/** The ruler of the hero: one line for each unit of an achievement. */
export interface Journey {
  count: number
  /** Text alternative of the ruler. */
  label: string
}

export interface Campaign {
  slug: string
  title: string
  summary: string
}

export interface Notice {
  slug: string
  title: string
  date: DateText
  /** Day of the month and name of the month: "16", "November". */
  day: string
  month: string
  /** Key fact: "until 15 December", "40 seats". */
  detail: string | null
}

export interface HomePayload {
  modified: DateText
  /** The next one, and the one after it for pages that stay open. */
  nationalDays: NationalDay[]
  welcome: { kicker: string; title: string[]; lead: string }
  tasks: HomeTasks
  journey: Journey | null
  intro: { title: string; text: string }
  achievements: { year: number; title: string; lead: string; figures: AchievementFigure[] }
  purpose: {
    goal: string
    mission: string
    aims: { title: string; text: string }[]
  }
  campaigns: Campaign[]
  notices: Notice[]
  news: NewsCard[]
  stories: StoryCard[]
  board: Person[]
  services: ServiceRow[]
  knowledge: { books: BookCard[]; sections: SectionCard[] }
}
