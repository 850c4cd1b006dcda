import type { DateText } from '#domain/dates/date-text'
import type { TitledText } from '#domain/payloads/about'
import type { Person } from '#domain/payloads/home'
import type { BookCard, SectionCard } from '#domain/payloads/knowledge'
import type { CampaignEntry, NewsCard, StoryCard } from '#domain/payloads/newsroom'
import type { Picture } from '#domain/payloads/picture'
import type { ServiceRow } from '#domain/payloads/services'

export interface NationalDay extends TitledText {
  number: number
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

export interface Notice {
  slug: string
  title: string
  date: DateText
  /** Day and month: "16 November". */
  day: string
  /** Key fact: "until 15 December", "40 seats". */
  detail: string | null
}

export interface HomePayload {
  /** The next one, and the one after it for pages that stay open. */
  nationalDays: NationalDay[]
  welcome: { kicker: string; title: string[]; lead: string }
  /** Second lines of the tasks in the hero whose text is calculated. */
  tasks: { frameworkAgreements: string; services: string }
  /** The ruler of the hero: one line for each unit of an achievement, and its text alternative. */
  journey: { count: number; label: string } | null
  intro: TitledText
  achievements: { year: number; title: string; lead: string; figures: AchievementFigure[] }
  purpose: { goal: string; mission: string; aims: TitledText[]; picture: Picture | null }
  campaigns: Pick<CampaignEntry, 'slug' | 'title' | 'summary'>[]
  notices: Notice[]
  news: NewsCard[]
  stories: StoryCard[]
  board: Person[]
  services: ServiceRow[]
  knowledge: { books: BookCard[]; sections: SectionCard[] }
}
