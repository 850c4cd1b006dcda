import type { DateText } from '#domain/dates/date-text'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import type { DatasetHighlight, PageIntroPayload, ShownChart } from '#domain/payloads/open'

export interface UsefulnessCounts {
  yes: string
  no: string
  /** Percentage of positive votes: "86". */
  percent: string
}

/** A page or service in the language of the statistics page. */
interface NamedPage {
  title: string
  href: string
}

export interface StatisticsFigure {
  name: 'requests' | 'inTime' | 'replyDays' | 'questions' | 'terms' | 'datasets'
  value: string
  /** Null for what holds today. */
  period: string | null
}

export interface StatisticsPayload extends PageIntroPayload {
  /** Numbers that are known. */
  figures: StatisticsFigure[]
  /** How many requests came and how fast they were answered. */
  replies: DatasetHighlight[]
  /** What the site holds. */
  holdings: DatasetHighlight[]
  /** Feedback of visitors; charts without values are included. */
  feedback: Record<'pages' | 'reasons' | 'ratings', ShownChart>
  /** Last day counted. */
  upTo: DateText
  /** Totals of all pages; null without votes. */
  total: UsefulnessCounts | null
  /** By number of votes, highest first. */
  pages: (NamedPage & UsefulnessCounts)[]
  /** All reasons of both answers with their counts; empty before the first reason. */
  reasons: { answer: FeedbackAnswer; title: string; count: string }[]
  /** By number of ratings, highest first; the average is out of 5. */
  ratings: (NamedPage & { count: string; average: string })[]
}
