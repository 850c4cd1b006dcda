import type { AgreementRow, AxisPayload, JoinableAgreement } from '#domain/payloads/agreements'
import type { FacetedList } from '#domain/payloads/facets'

export interface FrameworkAgreementsPayload {
  facetedList: FacetedList
  axis: AxisPayload
  /** The open window that closes first, else the next to open; null without windows. */
  next: JoinableAgreement | null
  /** The windows after it in the same order, three at most. */
  later: JoinableAgreement[]
  /** Path of the CSV file of the agreements; null before its first version. */
  file: string | null
  agreements: AgreementRow[]
}
