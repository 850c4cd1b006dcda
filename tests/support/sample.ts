/** Whether the whole matrix runs (`npm run soak`) or a sample of it. */
const isSoak = process.env.SOAK === '1'

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

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
