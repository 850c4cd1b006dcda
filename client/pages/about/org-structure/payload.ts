import type { DateText } from '#domain/dates/date-text'
import type { Department } from '#domain/payloads/about'

export interface OrgStructurePayload {
  modified: DateText
  root: Department
}
