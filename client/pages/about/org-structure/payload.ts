import type { Department } from '#domain/payloads/about'

export interface OrgStructurePayload {
  root: Department
}
