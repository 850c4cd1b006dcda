import type { PersonalState } from '#domain/forms/personal-state'
import { personalBlockId } from './personal-block'

/** Personal state of the document; undefined on pages that are the same for everyone. */
export function readPersonalState(): PersonalState | undefined {
  const text = document.getElementById(personalBlockId)?.textContent
  // The worker of the same build wrote it.
  return text ? (JSON.parse(text) as PersonalState) : undefined
}
