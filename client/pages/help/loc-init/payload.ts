import type { PageText, Programme } from '#domain/payloads/institution'

export interface LocInitPayload extends PageText<'loc-init'> {
  programmes: Programme[]
}
