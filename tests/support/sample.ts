import { createRandom } from './random.ts'

/** True for the full matrix (`npm run soak`), false for a sample of it. */
export const isSoak = process.env.SOAK === '1'

/** Options for property tests: a fixed seed in normal runs, more and new inputs in a soak. */
export const runs = isSoak ? { numRuns: 1_000 } : { numRuns: 200, seed: 95 }

/** Pairs each subject with one variant, chosen by a fixed seed; in a soak with all variants. */
export function sample<S, V>(
  subjects: readonly S[],
  variants: readonly V[],
): { subject: S; variant: V }[] {
  const random = createRandom(95)
  return subjects.flatMap((subject) => {
    const chosen = isSoak
      ? variants
      : variants.slice(Math.floor(random() * variants.length)).slice(0, 1)
    return chosen.map((variant) => ({ subject, variant }))
  })
}

/** Shuffles a list in the same order in every run. */
export function shuffle<T>(list: readonly T[]): T[] {
  const random = createRandom(95)
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one)
}

/** At most `atMost` items of a list, chosen by a fixed seed; in a soak all of it. */
export function some<T>(list: readonly T[], atMost: number): T[] {
  return isSoak ? [...list] : shuffle(list).slice(0, atMost)
}
