/** FNV-1a hash of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0
  }
  return value
}

/** Random numbers below 1 (mulberry32): the same text always gives the same sequence. */
export function seeded(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}

/** Item of a list for a number from 0 up to 1. */
export function choose<T>(list: readonly [T, ...T[]], at: number): T {
  return list[Math.floor(at * list.length)] ?? list[0]
}
