/** After this time another body may take the slot. */
const leaseMs = 20_000
const atOnce = 2

export interface UploadSlot {
  /** End of the lease (epoch ms). */
  until: number
}

/** Slots for large bodies: two at a time, because an isolate has 128 MB. */
export type UploadSlots = (UploadSlot | null)[]

export function createUploadSlots(): UploadSlots {
  return Array<UploadSlot | null>(atOnce).fill(null)
}

/**
 * Takes a free slot or one whose lease has ended; null if there is none. The lease is needed
 * because a request may never end after its client has disconnected.
 */
export function takeSlot(slots: UploadSlots, now: number): UploadSlot | null {
  const at = slots.findIndex((slot) => slot === null || slot.until <= now)
  if (at < 0) return null
  const slot = { until: now + leaseMs }
  slots[at] = slot
  return slot
}

/** False once another body has taken the slot. */
export function holdsSlot(slots: UploadSlots, slot: UploadSlot): boolean {
  return slots.includes(slot)
}

export function freeSlot(slots: UploadSlots, slot: UploadSlot): void {
  const at = slots.indexOf(slot)
  if (at >= 0) slots[at] = null
}
