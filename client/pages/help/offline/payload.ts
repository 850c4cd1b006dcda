export interface OfflinePayload {
  phone: string | null
}
