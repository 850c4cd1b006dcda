import type { PageIntroPayload } from '#domain/payloads/open'

export type SubscriptionLinkPayload = PageIntroPayload
