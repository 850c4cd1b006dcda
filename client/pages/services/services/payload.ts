import type { DateText } from '#domain/dates/date-text'
import type { FacetedList } from '#domain/payloads/facets'
import type { WrittenChart } from '#domain/payloads/record-chart'
import type { ServiceRow } from '#domain/payloads/services'

export interface ServicesPayload {
  modified: DateText
  /** All services, those without a fee filled. */
  chart: WrittenChart
  facetedList: FacetedList
  services: ServiceRow[]
}
