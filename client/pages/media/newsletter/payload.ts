import type { DateText } from '#domain/dates/date-text'
import type { Option } from '#domain/payloads/forms'
import type { NewsletterTopic } from '#domain/payloads/newsroom'
import type { PageIntroPayload } from '#domain/payloads/open'

export interface NewsletterPayload extends PageIntroPayload {
  lists: Record<'interests' | 'jobTitles' | 'sectors' | 'regions' | 'otherInterests', Option[]>
  preview: NewsletterTopic[]
  /** The newest first. */
  issues: { slug: string; title: string; summary: string; date: DateText }[]
}
