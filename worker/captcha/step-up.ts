/**
 * What an accepted answer proves: `ordinary` passes the first limit of an address, on which whole
 * offices may depend. Past it `work`, the proof of work of the step-up challenge, goes far further
 * than `question`, the sum for browsers without script, which costs a program nothing.
 */
export const proofs = ['ordinary', 'question', 'work'] as const
export type Proof = (typeof proofs)[number]

/** How often an address may do something in a window, by what its answers prove. */
export type AddressLimits = Record<Proof, number>

const questionsFactor = 3

/** The limits of an address; `factor` is how far a proof of work goes beyond the first. */
export function addressLimits(first: number, factor: number): AddressLimits {
  return {
    ordinary: first,
    question: first * Math.min(questionsFactor, factor),
    work: first * factor,
  }
}

/** The action of the step-up challenge of a form, so that an ordinary answer does not pass for one. */
export function stepUpAction(action: string): string {
  return `${action}:step-up`
}

/** What an address past the limit of its answer can do: solve the challenge, wait, or either. */
export type WayOn = 'solve' | 'wait' | 'either'

/** `used` counts what the address has done in the window. */
export function wayOn(limits: AddressLimits, proof: Proof, used: number): WayOn {
  if (proof === 'work' || used >= limits.work) return 'wait'
  return proof === 'question' ? 'either' : 'solve'
}
