import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves a proof-of-work challenge (ALTCHA v2) and returns the value of the field `altcha`. */
export async function solveStepUp(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge has no solution')
  return btoa(JSON.stringify({ challenge, solution }))
}
