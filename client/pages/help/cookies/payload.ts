import type { PageText } from '#domain/payloads/institution'

export type CookiesPayload = PageText<'cookies'>
