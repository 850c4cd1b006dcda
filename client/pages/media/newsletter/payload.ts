import type { Option } from '#domain/payloads/forms'
import type { NewsletterTopic, PageIntroPayload } from '#domain/payloads/open'

export interface NewsletterPayload extends PageIntroPayload {
  /** Options of the form. */
  lists: Record<'interests' | 'jobTitles' | 'sectors' | 'regions' | 'otherInterests', Option[]>
  preview: NewsletterTopic[]
}
