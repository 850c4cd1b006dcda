export interface ProfileRequestPayload {
  /** As in the address; what the page shows of the ticket is the personal state. */
  reference: string
}
