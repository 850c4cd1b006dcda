/** A large body may be read for so long undisturbed; then another one may take its place. */
const leaseMs = 20_000
const atOnce = 2

export interface UploadSlot {
  /** When another body may take its place (epoch ms). */
  until: number
}

/** Places for large bodies: two at a time in an isolate of 128 MB. */
export type UploadSlots = (UploadSlot | null)[]

export function createUploadSlots(): UploadSlots {
  return Array<UploadSlot | null>(atOnce).fill(null)
}

/**
 * A place for a large body, or null while all are taken. It ends with its lease, not with its
 * request alone: a request whose client has left may never come to its end.
 */
export function takeSlot(slots: UploadSlots, now: number): UploadSlot | null {
  const at = slots.findIndex((slot) => slot === null || slot.until <= now)
  if (at < 0) return null
  const slot = { until: now + leaseMs }
  slots[at] = slot
  return slot
}

/** Whether no other body has taken the place. */
export function holdsSlot(slots: UploadSlots, slot: UploadSlot): boolean {
  return slots.includes(slot)
}

export function freeSlot(slots: UploadSlots, slot: UploadSlot): void {
  const at = slots.indexOf(slot)
  if (at >= 0) slots[at] = null
}
