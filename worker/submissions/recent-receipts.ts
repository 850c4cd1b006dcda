import type { Registration, StoredSubmission } from '#db/submissions/submissions'

/**
 * Stored submissions by form and idempotency key: a repeat gets the same response while D1 is
 * unavailable.
 */
export type RecentReceipts = Map<string, StoredSubmission>

const rememberedAtMost = 1_000

const nameOf = (form: string, key: string) => `${form}:${key}`

export function rememberReceipt(
  receipts: RecentReceipts,
  { form, idempotencyKey }: Registration['submission'],
  stored: StoredSubmission,
): void {
  receipts.set(nameOf(form, idempotencyKey), stored)
  for (const oldest of receipts.keys()) {
    if (receipts.size <= rememberedAtMost) break
    receipts.delete(oldest)
  }
}

export function recallReceipt(
  receipts: RecentReceipts,
  form: string,
  key: string,
): StoredSubmission | null {
  return receipts.get(nameOf(form, key)) ?? null
}
