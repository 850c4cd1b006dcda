import type { Option } from '#domain/payloads/forms'
import type { NewsletterTopic, PageIntroPayload } from '#domain/payloads/open'

export interface NewsletterPayload extends PageIntroPayload {
  lists: Record<'interests' | 'jobTitles' | 'sectors' | 'regions' | 'otherInterests', Option[]>
  preview: NewsletterTopic[]
}
