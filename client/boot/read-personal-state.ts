import type { Own } from '#domain/forms/personal-state'
import { ownId } from './personal-block'

/** What this document shows its visitor alone; absent on a page that is the same for everyone. */
export function readOwn(): Own | undefined {
  const text = document.getElementById(ownId)?.textContent
  // The worker of this very build wrote it.
  return text ? (JSON.parse(text) as Own) : undefined
}
