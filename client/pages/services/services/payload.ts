import type { DateText } from '#domain/dates/date-text'
import type { FacetedList } from '#domain/payloads/facets'
import type { ServiceRow } from '#domain/payloads/services'

export interface ServicesPayload {
  modified: DateText
  facetedList: FacetedList
  services: ServiceRow[]
}
