import type { DateText } from '#domain/dates/date-text'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import type { DatasetHighlight, PageIntroPayload, ShownChart } from '#domain/payloads/open'

interface PageUsefulness {
  title: string
  /** URL of the page in the language of the statistics page. */
  href: string
  yes: string
  no: string
  /** Percentage of positive votes: "86". */
  percent: string
  /** The same as a number, for its bar. */
  share: number
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
  total: { answers: string; yes: string; no: string; percent: string; pages: string } | null
  /** By number of votes, highest first. */
  pages: PageUsefulness[]
  /** All reasons of both answers with their counts; empty before the first reason. */
  reasons: { answer: FeedbackAnswer; title: string; count: string }[]
  /** By number of ratings, highest first; the average is out of 5, the share is its percentage. */
  ratings: { title: string; href: string; count: string; average: string; share: number }[]
}
