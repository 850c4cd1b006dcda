const sliceBytes = 128 * 1024

/** Counts the bytes an inspection reads and gives other requests a turn after each slice of them. */
export interface Meter {
  /** Bytes read so far. */
  readonly bytes: number
  count: (bytes: number) => Promise<void>
}

/** Lets whatever waits for this isolate run first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

export function createMeter(rest: () => Promise<void> = nextTurn): Meter {
  let bytes = 0
  let sinceRest = 0
  return {
    get bytes() {
      return bytes
    },
    async count(more) {
      bytes += more
      sinceRest += more
      if (sinceRest < sliceBytes) return
      sinceRest = 0
      await rest()
    },
  }
}
