import type { ExecutiveProfile } from '#domain/payloads/about'

export interface ExecutiveManagementPayload {
  executives: ExecutiveProfile[]
  /** Heads of offices that report to the board itself. */
  ofBoard: ExecutiveProfile[]
}
