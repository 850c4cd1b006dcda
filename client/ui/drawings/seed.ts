/** FNV-1a, 32 bits: the number a slug is known by. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0
  }
  return value
}

/** A small generator (mulberry32) seeded by a slug: the same numbers, below 1, in the same order. */
export function seeded(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}

/** One item of a list for a number below 1. */
export function choose<T>(list: readonly [T, ...T[]], at: number): T {
  return list[Math.floor(at * list.length)] ?? list[0]
}
