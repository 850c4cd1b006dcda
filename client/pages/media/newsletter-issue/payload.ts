import type { NewsletterItem } from '#domain/content/media/newsletter-issue'
import type { DateText } from '#domain/dates/date-text'

interface Step {
  slug: string
  title: string
}

export interface NewsletterIssuePayload {
  lead: string
  date: DateText
  introduction: string
  items: { type: NewsletterItem['type']; title: string; text: string; href: string | null }[]
  newer: Step | null
  older: Step | null
}
