import { createRandom } from './random'

/** Whether the whole matrix runs (`npm run soak`) or a sample of it. */
export const isSoak = process.env.SOAK === '1'

/** How property tests are run: the same inputs every time, in a soak new ones and more. */
export const runs = isSoak ? { numRuns: 1_000 } : { numRuns: 200, seed: 95 }

/** For each subject one of its variants, chosen by a fixed seed; in a soak all of them. */
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

/** A list in another order, the same in every run. */
export function shuffle<T>(list: readonly T[]): T[] {
  const random = createRandom(95)
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one)
}

/** Some of a list, chosen by a fixed seed; in a soak all of it. */
export function some<T>(list: readonly T[], atMost: number): T[] {
  return isSoak ? [...list] : shuffle(list).slice(0, atMost)
}
