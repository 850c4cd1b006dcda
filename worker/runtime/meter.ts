const sliceBytes = 128 * 1024

/** Counts the bytes that an inspection reads and yields to other requests after every 128 KiB. */
export interface Meter {
  /** Bytes read so far. */
  readonly bytes: number
  count: (bytes: number) => Promise<void>
}

/** Yields to other events of this isolate. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

export function createMeter(yieldTurn: () => Promise<void> = nextTurn): Meter {
  let bytes = 0
  let sinceYield = 0
  return {
    get bytes() {
      return bytes
    },
    async count(more) {
      bytes += more
      sinceYield += more
      if (sinceYield < sliceBytes) return
      sinceYield = 0
      await yieldTurn()
    },
  }
}
