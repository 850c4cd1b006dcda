import type { FacetedList } from '#domain/payloads/facets'
import type { ServiceRow } from '#domain/payloads/services'

export interface ServicesPayload {
  facetedList: FacetedList
  services: ServiceRow[]
}
