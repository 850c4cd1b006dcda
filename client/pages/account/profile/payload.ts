import type { PageIntroPayload } from '#domain/payloads/open'

export type ProfilePayload = PageIntroPayload
