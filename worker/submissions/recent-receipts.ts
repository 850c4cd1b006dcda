import type { Registration, Stored } from '#db/submissions/submissions'
import type { Work } from '../runtime/request-context'

const rememberedAtMost = 1_000

const nameOf = (form: string, key: string) => `${form}:${key}`

/** Remembers the answer to a key, so that it stays the same when D1 is away as it comes again. */
export function rememberTold(
  { house }: Work,
  { form, idempotencyKey }: Registration['submission'],
  stored: Stored,
): void {
  const { told } = house
  told.set(nameOf(form, idempotencyKey), stored)
  for (const oldest of told.keys()) {
    if (told.size <= rememberedAtMost) break
    told.delete(oldest)
  }
}

/** What this isolate has answered to a key, or null. */
export function recallTold({ house }: Work, form: string, key: string): Stored | null {
  return house.told.get(nameOf(form, key)) ?? null
}
